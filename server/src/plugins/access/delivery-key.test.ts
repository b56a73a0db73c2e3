import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { SHIP_TOKEN_FILE } from '@narthex/shared-contracts/remote-package';
import { testConfig } from '../../../test/test-config';
import { shipToken } from './delivery-key';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'narthex-token-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('is what the settings say', async () => {
  const token = 'a-token-of-the-settings';
  expect(await shipToken(testConfig({ dataDir, shipToken: token, isProduction: true }))).toBe(token);
  expect(await readdir(dataDir)).toEqual([]);
});

it('does not exist in production unless the settings say it, and is written nowhere', async () => {
  expect(await shipToken(testConfig({ dataDir, isProduction: true }))).toBeNull();
  expect(await readdir(dataDir)).toEqual([]);
});

it('is made once elsewhere, in a file that only this account reads', async () => {
  const token = await shipToken(testConfig({ dataDir }));
  const file = path.join(dataDir, SHIP_TOKEN_FILE);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await readFile(file, 'utf8')).trim()).toBe(token);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await shipToken(testConfig({ dataDir }))).toBe(token);
});
