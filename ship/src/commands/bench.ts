import { buildStale } from '../build-rooms';
import { runUntilStopped } from '../run';

await buildStale();
process.exitCode = await runUntilStopped('bench/src/bench.ts', process.argv.slice(2));
