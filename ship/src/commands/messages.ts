import path from 'node:path';
import { updateCatalogue } from '@narthex/remote-kit/messages';
import { LANGUAGE_NAMES } from '@narthex/shared-contracts/languages';
import { TRANSLATIONS, listTranslatedRooms } from '../checks/catalogues';
import { ROOT } from '../run';
import { createNpmCommand } from '../terminal/npm-command';

const { args: asked } = createNpmCommand('messages', 'brings the catalogues of translations up to date')
  .argument('[rooms...]', 'only those of these rooms')
  .parse();
const rooms = listTranslatedRooms(ROOT).filter(
  (room) => asked.length === 0 || asked.some((name) => name === room || name === path.basename(room)),
);
if (rooms.length === 0) {
  console.error(`There is no room called ${asked.join(' or ')}.`);
  process.exitCode = 1;
}
for (const room of rooms) {
  for (const language of TRANSLATIONS) {
    const translations = Object.values(updateCatalogue(path.join(ROOT, room), language));
    const missing = translations.filter((translation) => translation === null).length;
    const name = LANGUAGE_NAMES[language];
    console.log(`${room}: ${translations.length - missing} of ${translations.length} texts in ${name}`);
  }
}
