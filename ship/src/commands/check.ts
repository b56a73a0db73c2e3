import path from 'node:path';
import { findCycles, readImportGraph } from '../checks/import-cycles';
import { compareWithAllowed, findLargeFolders } from '../checks/large-folders';
import { ROOT } from '../run';

/** Folders that hold more than a dozen source files for now. The list may only get shorter. */
const LARGE_FOLDERS: Readonly<Record<string, number>> = {
  'bench/src/routes': 13,
  'e2e/tests': 23,
  'remotes/public-site/src/features/about-content': 13,
  'remotes/public-site/src/features/events': 17,
  'remotes/public-site/src/pages/events': 18,
  'remotes/public-site/src/pages/information': 22,
  'remotes/public-site/src/pages/ministries/texts': 13,
  'server/src': 16,
  'server/src/database/schema': 21,
  'server/src/modules': 13,
  'server/src/modules/events': 21,
  'server/src/plugins/app': 14,
  'server/src/seed': 22,
  'server/src/seed/content': 28,
  'shared-auth/src': 19,
  'shared-contracts/src': 37,
  'shared-contracts/src/schemas': 20,
  'shared-panels/src/events': 13,
  'shared-panels/src/overview': 15,
  'shared-panels/src/resource-panel': 33,
  'shared-ui/src/fields': 29,
};

const cycles = findCycles(readImportGraph(path.join(ROOT, 'tsconfig.json'))).map(
  (files) => `These files import each other: ${files.map((file) => path.relative(ROOT, file)).join(', ')}.`,
);
const problems = [...cycles, ...compareWithAllowed(findLargeFolders(ROOT), LARGE_FOLDERS)];
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log('No import circles, and no folder larger than it may be.');
process.exitCode = problems.length > 0 ? 1 : 0;
