import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import type { LoaderContext } from 'webpack';
import { findCatalogueFile, readCatalogue } from './catalogue';
import { translateSource, withoutTextLanguages } from './translate-source';

/** In an English build only calls of `t` have to be replaced. */
const HAS_CALL = /\bt\(/;
const IMPORTS_TRANSLATE = /\/translate'/;

/** Replaces the texts of a source file by those of the language that is built. */
export default function translateLoader(
  this: LoaderContext<{ readonly language: Language }>,
  source: string,
) {
  const { language } = this.getOptions();
  const code = language === SOURCE_LANGUAGE ? withoutTextLanguages(source) : source;
  if (language === SOURCE_LANGUAGE && !(HAS_CALL.test(code) && IMPORTS_TRANSLATE.test(code))) return code;
  const file = language === SOURCE_LANGUAGE ? null : findCatalogueFile(this.resourcePath, language);
  if (file) this.addDependency(file);
  return translateSource(code, this.resourcePath, { language, catalogue: readCatalogue(file) });
}
