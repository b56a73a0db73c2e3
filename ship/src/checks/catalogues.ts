import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkCatalogue } from '@narthex/remote-kit/messages';
import { LANGUAGES, SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';

/** Rooms with texts that people read. */
const SHARED_ROOMS = ['shared-auth', 'shared-contracts', 'shared-panels', 'shared-ui'];
/** Prepared for other languages, and shown in English for now: their catalogues may lag behind. */
const PREPARED_ROOMS = new Set([
  'shared-panels',
  ...['department-dashboard', 'senior-admin', 'supreme-admin'].map((remote) => `remotes/${remote}`),
]);

/** The languages that catalogues are kept for. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/** Every room with texts that people read. */
export function listTranslatedRooms(root: string): string[] {
  const remotes = readdirSync(path.join(root, 'remotes'))
    .filter((remote) => existsSync(path.join(root, 'remotes', remote, 'remote.json')))
    .map((remote) => `remotes/${remote}`);
  return ['shell', 'server', ...remotes, ...SHARED_ROOMS];
}

/** What is wrong with the catalogues of the rooms that are shown in every language. */
export function checkCatalogues(root: string): string[] {
  return listTranslatedRooms(root)
    .filter((room) => !PREPARED_ROOMS.has(room))
    .flatMap((room) =>
      TRANSLATIONS.flatMap((language) =>
        checkCatalogue(path.join(root, room), language).map(
          (fault) => `${room}, ${language}: ${fault} “npm run messages -- ${room}” brings it up to date.`,
        ),
      ),
    );
}
