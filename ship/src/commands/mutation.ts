import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MUTATION_ROOMS, RESULTS } from '../../../stryker.config';
import { forgetDoubtful, type KeptResults } from '../mutation-results';
import { ROOT, packageProgram, run } from '../run';

const [room = '', ...options] = process.argv.slice(2);
const chosen = MUTATION_ROOMS[room];
if (!chosen) {
  console.error(
    `npm run test:mutation -- <room>, where room is one of ${Object.keys(MUTATION_ROOMS).join(', ')}.`,
  );
  process.exit(2);
}
const { jestRoom, without = [], hasOwnTests = false } = chosen;

/** The folders that have something to put a fault into. */
const folders = [
  ...new Set(
    chosen.folders
      .flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true }))
      .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test(ing)?\.tsx?$/.test(name))
      .map(({ parentPath }) => path.relative(ROOT, parentPath)),
  ),
]
  .filter((folder) => without.every((other) => folder !== other && !folder.startsWith(`${other}/`)))
  .sort();

// One for all the test runs, so that they go on with the database of the one before.
const runFolder = mkdtempSync(path.join(os.tmpdir(), 'narthex-test-run-'));

const mutateIn = (parts: readonly string[], isPart: boolean) =>
  run(packageProgram('stryker'), ['run', 'stryker.config.ts', ...options], {
    env: {
      ...process.env,
      NODE_OPTIONS: '--import tsx',
      MUTATION_ROOM: room,
      MUTATION_FOLDERS: parts.join('\n'),
      ...(isPart && { MUTATION_IS_PART: 'yes' }),
      MUTATION_JEST_ROOM: jestRoom,
      MUTATION_TESTS: hasOwnTests ? folders.map((folder) => `${folder}/*.test.{ts,tsx}`).join('\n') : '',
      TEST_RUN_FOLDER: runFolder,
    },
  });

const kept = path.join(ROOT, RESULTS, `${room}.incremental.json`);
if (existsSync(kept)) {
  const results = JSON.parse(readFileSync(kept, 'utf8')) as KeptResults;
  writeFileSync(kept, JSON.stringify(forgetDoubtful(results)));
}

// What a folder gave is kept when it is done: a run that is broken off goes on there. The last one counts them all.
for (const folder of folders) await mutateIn([folder], true);
process.exitCode = await mutateIn(folders, false);
rmSync(runFolder, { recursive: true, force: true, maxRetries: 10 });
