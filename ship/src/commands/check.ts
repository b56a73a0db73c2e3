import path from 'node:path';
import { findCycles, readImportGraph } from '../checks/import-cycles';
import { describeLargeFolders, findLargeFolders } from '../checks/large-folders';
import { checkCatalogues, describeNewMessages } from '../checks/catalogues';
import { checkMigrations } from '../checks/migrations/check-migrations';
import { checkLicences } from '../checks/licences';
import { checkUnmarkedTexts } from '../checks/unmarked-texts';
import { checkChangelog } from '../checks/documents/changelogs';
import { checkDecisionIndex } from '../checks/documents/decision-index';
import { checkNamedFiles } from '../checks/documents/named-files';
import { findUnnamedFolders } from '../checks/documents/readme-folders';
import { PACKED_ROOMS } from '../packages/packed-rooms';
import { ROOT } from '../run';

/** The READMEs of these rooms describe each of their folders. */
const DOCUMENTED_ROOMS = [
  'server',
  'demo',
  'shell',
  'shared-auth',
  'shared-contracts',
  'shared-ui',
  'remote-kit',
];

const cycles = findCycles(readImportGraph(path.join(ROOT, 'tsconfig.json'))).map(
  (files) => `These files import each other: ${files.map((file) => path.relative(ROOT, file)).join(', ')}.`,
);
const problems = [
  ...checkCatalogues(ROOT),
  ...checkUnmarkedTexts(ROOT),
  ...cycles,
  ...describeLargeFolders(findLargeFolders(ROOT)),
  ...DOCUMENTED_ROOMS.flatMap((room) => findUnnamedFolders(ROOT, room)),
  ...checkDecisionIndex(ROOT),
  ...checkNamedFiles(ROOT),
  ...checkLicences(ROOT),
  ...checkMigrations(ROOT),
  ...PACKED_ROOMS.flatMap((room) => checkChangelog(ROOT, room)),
];
for (const notice of describeNewMessages(ROOT)) console.log(notice);
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log('Imports, folders, texts, catalogues, licences, changelogs and other documents are in order.');
process.exitCode = problems.length > 0 ? 1 : 0;
