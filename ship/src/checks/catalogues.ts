import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkCatalogue, listNewMessages } from '@narthex/remote-kit/messages';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';

/** These rooms contain texts for people. */
const SHARED_ROOMS = ['shared-auth', 'shared-contracts', 'shared-panels', 'shared-ui'];

/** There is a catalogue for each of these languages. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

/** Returns every room that contains texts for people. */
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

const describeUpdate = (room: string) => `“npm run messages -- ${room}” brings it up to date.`;

/** Returns the errors in the catalogues, one sentence each. */
export function checkCatalogues(root: string): string[] {
  return forEachCatalogue(root, (room, folder, language) =>
    checkCatalogue(folder, language).map((fault) => `${room}, ${language}: ${fault} ${describeUpdate(room)}`),
  );
}

/**
 * Returns the catalogues without translations of new texts, one sentence each. These texts are shown in English until
 * then.
 */
export function describeNewMessages(root: string): string[] {
  return forEachCatalogue(root, (room, folder, language) => {
    const { length } = listNewMessages(folder, language);
    return length === 0
      ? []
      : [`${room}, ${language}: texts that the catalogue lacks: ${length}. ${describeUpdate(room)}`];
  });
}
