import { bundledProgram } from '../../../tooling/server-bundle/current-bundle.mjs';
import { buildStaleOrExit } from '../rooms/build-rooms';
import { runUntilStopped } from '../run';
import { createNpmCommand } from '../terminal/npm-command';

createNpmCommand('start', 'builds what is stale and starts the site')
  .addHelpText(
    'after',
    '\nIts settings are environment variables, such as PORT=3000: docs/settings.md has them all.',
  )
  .parse();
await buildStaleOrExit();
process.exitCode = await runUntilStopped(bundledProgram('server/src/server.ts'));
