import { buildStaleOrExit } from '../build-rooms';
import { runUntilStopped } from '../run';

await buildStaleOrExit();
process.exitCode = await runUntilStopped('server/src/server.ts');
