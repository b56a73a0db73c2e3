// `npm run release` runs this script: it keeps the rows of a demo site of the new release for the tests of later ones.
import { readConfig } from '../../src/config';
import { openSnapshot } from '../../src/backup/snapshot/open-snapshot';
import { keepRows } from './released-rows';

const [release = ''] = process.argv.slice(2);
const { database, close } = await openSnapshot(readConfig());
try {
  await keepRows(database.db, release);
} finally {
  await close();
}
