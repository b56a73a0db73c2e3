import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../run';

const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const [, oldest = ''] = />=(.+)/.exec(engines.node) ?? [];

/** Runs a command in a Node that says it is of another version. */
function runIn(version: string, ...args: readonly string[]) {
  const claim = path.join(folder, 'claim.cjs');
  writeFileSync(claim, `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
  return spawnSync(process.execPath, ['--require', claim, ...args], { cwd: ROOT, encoding: 'utf8' });
}

jest.setTimeout(60_000);

it.each([
  ['npm start', ['ship/bootstrap.mjs', 'start', '--help']],
  ['narthex', ['--import', 'tsx', 'ship/src/cli.ts', '--version']],
])('%s says that Node is too old, and begins nothing', (_, args) => {
  for (const version of ['18.20.8', '20.18.3'])
    expect(runIn(version, ...args)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `Node ${oldest} or newer is needed; this is ${version}.\n`,
    });
  for (const version of [`${oldest}.0`, '24.1.0']) expect(runIn(version, ...args).status).toBe(0);
});
