import { buildStaleOrExit } from '../rooms/build-rooms';
import { runUntilStopped } from '../run';

await buildStaleOrExit();
process.exitCode = await runUntilStopped(['--import', 'tsx', 'bench/src/bench.ts', ...process.argv.slice(2)]);
