import path from 'node:path';
import { findCycles, readImportGraph } from '../checks/import-cycles';
import { compareWithAllowed, findLargeFolders } from '../checks/large-folders';
import { ROOT } from '../run';

/** Folders that hold more than a dozen source files for now. The list may only get shorter. */
const LARGE_FOLDERS: Readonly<Record<string, number>> = {
  'server/src': 16,
  'server/src/database/schema': 21,
  'server/src/plugins/app': 14,
  'shared-auth/src': 19,
  'shared-panels/src/events': 13,
  'shared-panels/src/overview': 15,
  'shared-panels/src/resource-panel': 33,
  'shell/src/federation': 17,
  'shell/src/navigation': 23,
  'shell/src/portals': 22,
};

const cycles = findCycles(readImportGraph(path.join(ROOT, 'tsconfig.json'))).map(
  (files) => `These files import each other: ${files.map((file) => path.relative(ROOT, file)).join(', ')}.`,
);
const problems = [...cycles, ...compareWithAllowed(findLargeFolders(ROOT), LARGE_FOLDERS)];
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('No import circles, and no folder larger than it may be.');
process.exitCode = problems.length > 0 ? 1 : 0;
