import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import type { LoaderContext } from 'webpack';
import { findCatalogueFile, readCatalogue } from './catalogue';
import { translateSource, writeTextLanguages } from './translate-source';

/** In an English build only calls of `t` have to be replaced. */
const HAS_CALL = /\bt\(/;
const IMPORTS_TRANSLATE = /\/translate'/;

/** Replaces the texts of a source file by those of the languages that are built. */
export default function translateLoader(
  this: LoaderContext<{ readonly languages: readonly Language[] }>,
  source: string,
) {
  const { languages } = this.getOptions();
  const code = writeTextLanguages(source, languages);
  const isEnglish = languages.every((language) => language === SOURCE_LANGUAGE);
  if (isEnglish && !(HAS_CALL.test(code) && IMPORTS_TRANSLATE.test(code))) return code;
  const texts = languages.map((language) => {
    const file = language === SOURCE_LANGUAGE ? null : findCatalogueFile(this.resourcePath, language);
    if (file) this.addDependency(file);
    return { language, catalogue: readCatalogue(file) };
  });
  return translateSource(code, this.resourcePath, texts);
}
