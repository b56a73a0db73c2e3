import { buildStale } from '../build-rooms';
import { runScript } from '../run';

await buildStale();
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.exitCode = await runScript('bench/src/bench.ts', process.argv.slice(2));
