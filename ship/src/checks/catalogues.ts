import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkCatalogue, listNewMessages } from '@narthex/remote-kit/messages';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';

/** Rooms with texts that people read. */
const SHARED_ROOMS = ['shared-auth', 'shared-contracts', 'shared-panels', 'shared-ui'];

/** The languages that catalogues are kept for. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/** Every room with texts that people read. */
export function listTranslatedRooms(root: string): string[] {
  const remotes = readdirSync(path.join(root, 'remotes'))
    .filter((remote) => existsSync(path.join(root, 'remotes', remote, 'remote.json')))
    .map((remote) => `remotes/${remote}`);
  return ['shell', 'server', ...remotes, ...SHARED_ROOMS];
}

const forEachCatalogue = (
  root: string,
  describe: (room: string, folder: string, language: Language) => string[],
) =>
  listTranslatedRooms(root).flatMap((room) =>
    TRANSLATIONS.flatMap((language) => describe(room, path.join(root, room), language)),
  );

const bringUpToDate = (room: string) => `“npm run messages -- ${room}” brings it up to date.`;

/** What is wrong with the catalogues, one sentence each. */
export function checkCatalogues(root: string): string[] {
  return forEachCatalogue(root, (room, folder, language) =>
    checkCatalogue(folder, language).map((fault) => `${room}, ${language}: ${fault} ${bringUpToDate(room)}`),
  );
}

/** Which catalogues lack texts that are new, one sentence each: until then these are shown in English. */
export function describeNewMessages(root: string): string[] {
  return forEachCatalogue(root, (room, folder, language) => {
    const { length } = listNewMessages(folder, language);
    return length === 0
      ? []
      : [`${room}, ${language}: texts that the catalogue lacks: ${length}. ${bringUpToDate(room)}`];
  });
}
