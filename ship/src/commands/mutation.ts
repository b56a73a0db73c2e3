import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MUTATION_ROOMS } from '../../../stryker.config';
import { packageProgram, run } from '../run';

const [room = '', ...options] = process.argv.slice(2);
const chosen = MUTATION_ROOMS[room];
if (!chosen) {
  console.error(
    `npm run test:mutation -- <room>, where room is one of ${Object.keys(MUTATION_ROOMS).join(', ')}.`,
  );
  process.exit(2);
}
// One for all the test runs, so that they go on with the database of the one before.
const runFolder = mkdtempSync(path.join(os.tmpdir(), 'narthex-test-run-'));
const env = {
  ...process.env,
  NODE_OPTIONS: '--import tsx',
  MUTATION_ROOM: room,
  MUTATION_JEST_ROOM: chosen.jestRoom,
  MUTATION_TESTS: (chosen.tests ?? []).join('\n'),
  TEST_RUN_FOLDER: runFolder,
};
process.exitCode = await run(packageProgram('stryker'), ['run', 'stryker.config.ts', ...options], { env });
rmSync(runFolder, { recursive: true, force: true, maxRetries: 10 });
