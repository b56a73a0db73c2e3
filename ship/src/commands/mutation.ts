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
const env = {
  ...process.env,
  NODE_OPTIONS: '--import tsx',
  MUTATION_ROOM: room,
  MUTATION_JEST_ROOM: chosen.jestRoom,
  MUTATION_TESTS: chosen.tests ?? chosen.jestRoom,
};
process.exitCode = await run(packageProgram('stryker'), ['run', 'stryker.config.ts', ...options], { env });
