// Playwright starts the site that most tests share with this script. The settings are in the environment.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { fillWithDemoData } from '@narthex/ship/demo-data';
import { bundledProgram } from '../../../tooling/server-bundle/current-bundle.mjs';
import { DATA_DIR, DEMO_DATA, DEMO_PASSWORD } from '../site';

if (!existsSync(DEMO_DATA)) await fillWithDemoData(DEMO_DATA, { DEMO_PASSWORD, LOG_LEVEL: 'error' });
if (!existsSync(DATA_DIR)) await cp(DEMO_DATA, DATA_DIR, { recursive: true });
const server = spawn(process.execPath, bundledProgram('server/src/server.ts'), {
  env: { ...process.env, NODE_OPTIONS: '' },
  stdio: 'inherit',
});
process.once('SIGTERM', () => server.kill('SIGTERM'));
server.once('exit', (code) => process.exit(code ?? 1));
