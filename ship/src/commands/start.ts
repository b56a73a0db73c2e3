import { buildStale } from '../build-rooms';
import { runUntilStopped } from '../run';

await buildStale();
process.exitCode = await runUntilStopped('server/src/server.ts');
