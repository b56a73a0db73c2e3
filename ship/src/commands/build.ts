import path from 'node:path';
import { builtRooms } from '../../../tooling/build-plugins/built';
import { buildStaleOrExit } from '../rooms/build-rooms';
import { createNpmCommand } from '../terminal/npm-command';

const { args: wanted } = createNpmCommand('build', 'builds what is stale')
  .argument('[rooms...]', 'only these, such as shell or member-area')
  .parse();
const rooms = builtRooms().filter((room) => wanted.includes(path.basename(room)));
const known = builtRooms().map((room) => path.basename(room));
const unknown = wanted.find((name) => !known.includes(name));
if (unknown !== undefined) {
  console.error(`There is no room ${unknown} to build. Known: ${known.join(', ')}.`);
  process.exit(2);
}
await buildStaleOrExit(wanted.length > 0 ? rooms : undefined);
