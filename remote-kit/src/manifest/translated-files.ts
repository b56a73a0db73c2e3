import type { Descriptor, Mount } from '@narthex/shared-contracts/descriptor';
import type { Language } from '@narthex/shared-contracts/languages';
import { isBundlerFile, manifestName } from '@narthex/shared-contracts/remote-package';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { computeIntegrity } from '../build/plugins/integrity-plugin';
import { catalogueFile, readCatalogue, listMountTexts } from '../translation/catalogue';

const COMPRESSED = '.br';

/** Returns the hashes of a language's files from its manifest, or an empty object if there is none. */
function readHashes(output: string, language: Language): Readonly<Record<string, string>> {
  const file = path.join(output, manifestName(language));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).metaData.integrity : {};
}

/**
 * Returns a function that tells if the build of another language has written a file of a version's folder.
 */
export function keepTranslatedFiles(output: string, languages: readonly Language[]) {
  return (file: string): boolean => {
    const name = file.endsWith(COMPRESSED) ? file.slice(0, -COMPRESSED.length) : file;
    return languages.some(
      (language) =>
        name === manifestName(language) || isBundlerFile(name) || name in readHashes(output, language),
    );
  };
}

/**
 * Returns what the descriptor contains about the finished builds of other languages, and the hashes of their
 * files.
 */
export function describeTranslations(
  { folder, translations }: { readonly folder: string; readonly translations: readonly Language[] },
  output: string,
  mounts: readonly Mount[],
): {
  readonly translations: NonNullable<Descriptor['translations']>;
  readonly hashes: Readonly<Record<string, string>>;
} {
  const described = translations.map((language) => {
    const name = manifestName(language);
    const manifest = computeIntegrity(readFileSync(path.join(output, name)));
    const catalogue = readCatalogue(catalogueFile(folder, language));
    const texts = mounts.flatMap(listMountTexts).flatMap((text) => {
      const translation = catalogue[text];
      return translation ? [[text, translation] as const] : [];
    });
    const hashes = { ...readHashes(output, language), [name]: manifest };
    return { language, hashes, said: { manifest, texts: Object.fromEntries(texts) } };
  });
  return {
    translations: Object.fromEntries(described.map(({ language, said }) => [language, said])),
    hashes: Object.assign({}, ...described.map(({ hashes }) => hashes)) as Record<string, string>,
  };
}
