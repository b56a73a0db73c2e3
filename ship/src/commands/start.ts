import { bundledProgram } from '../../../tooling/server-bundle/current-bundle.mjs';
import { buildStaleOrExit } from '../rooms/build-rooms';
import { runUntilStopped } from '../run';

await buildStaleOrExit();
process.exitCode = await runUntilStopped(bundledProgram('server/src/server.ts'));
