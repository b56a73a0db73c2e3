import type { Descriptor, Mount } from '@narthex/shared-contracts/descriptor';
import type { Language } from '@narthex/shared-contracts/languages';
import { manifestName } from '@narthex/shared-contracts/remote-package';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { computeIntegrity } from '../build/plugins/integrity-plugin';
import { catalogueFile, readCatalogue, listMountTexts } from '../translation/catalogue';

/** Returns what the descriptor contains about the other languages, whose manifests are written already. */
export function describeTranslations(
  { folder, translations }: { readonly folder: string; readonly translations: readonly Language[] },
  output: string,
  mounts: readonly Mount[],
): {
  readonly translations: NonNullable<Descriptor['translations']>;
  /** Contains the hash of each language's manifest. */
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
    return { language, name, manifest, texts: Object.fromEntries(texts) };
  });
  return {
    translations: Object.fromEntries(
      described.map(({ language, manifest, texts }) => [language, { manifest, texts }]),
    ),
    hashes: Object.fromEntries(described.map(({ name, manifest }) => [name, manifest])),
  };
}
