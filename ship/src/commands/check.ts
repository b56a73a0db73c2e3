import path from 'node:path';
import { findCycles, readImportGraph } from '../checks/import-cycles';
import { compareWithAllowed, findLargeFolders } from '../checks/large-folders';
import { checkCatalogues, describeNewMessages } from '../checks/catalogues';
import { ROOT } from '../run';

/** Folders that hold more than a dozen source files for now. The list may only get shorter. */
const LARGE_FOLDERS: Readonly<Record<string, number>> = {};

const cycles = findCycles(readImportGraph(path.join(ROOT, 'tsconfig.json'))).map(
  (files) => `These files import each other: ${files.map((file) => path.relative(ROOT, file)).join(', ')}.`,
);
const problems = [
  ...checkCatalogues(ROOT),
  ...cycles,
  ...compareWithAllowed(findLargeFolders(ROOT), LARGE_FOLDERS),
];
for (const notice of describeNewMessages(ROOT)) console.log(notice);
for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log('No import circles, no folder larger than it may be, and catalogues that fit the texts.');
process.exitCode = problems.length > 0 ? 1 : 0;
