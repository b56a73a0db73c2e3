import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setImmediate } from 'node:timers/promises';
import { copyTemplate } from '../../../test/database';
import { waitUntil } from '../../../test/processes/wait-until';
import { testConfig } from '../../../test/test-config';
import { buildApp, type App } from '../../app';
import { DatabaseUnavailableError } from '../../database/database-errors';
import { openDatabase } from '../../database/open-database';
import { askServer } from './ask-server';

let app: App;
let dataDir = '';
beforeAll(async () => {
  dataDir = await copyTemplate({}, os.tmpdir());
  const config = testConfig({ dataDir, databaseUrl: undefined });
  app = await buildApp({ config, database: await openDatabase({ dataDir }), modules: [] });
  app.commandChannel.handle('double', async (input) => ({ text: `${String(input)}${String(input)}` }));
  app.commandChannel.handle('refuse', () => Promise.reject(new Error('Not today.')));
  await app.listen({ port: 0 });
  await waitUntil(async () => existsSync(path.join(dataDir, 'server.sock')));
}, 60_000);
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('runs commands with their input, several at once', async () => {
  const asked = await Promise.all([askServer(dataDir, 'double', 'a'), askServer(dataDir, 'double', 'b')]);
  expect(asked).toEqual([{ result: { text: 'aa' } }, { result: { text: 'bb' } }]);
});

it('says why a command is refused, and goes on', async () => {
  await expect(askServer(dataDir, 'refuse')).rejects.toThrow('Not today.');
  await expect(askServer(dataDir, 'unheard-of')).rejects.toThrow('knows no command unheard-of');
  await expect(askServer(dataDir, 'double', 'x'.repeat(100_000))).rejects.toThrow('may have done it or not');
  expect(await askServer(dataDir, 'double', 'c')).toEqual({ result: { text: 'cc' } });
});

it('gives the advice of a start if the disk is full', async () => {
  app.commandChannel.handle('fill', () =>
    Promise.reject(new DatabaseUnavailableError('could not write: No space left on device')),
  );
  await expect(askServer(dataDir, 'fill')).rejects.toThrow(`The disk of ${dataDir} is full`);
});

it('listens to nobody but the owner of the data folder', async () => {
  const { mode } = await stat(path.join(dataDir, 'server.sock'));
  expect(mode & 0o777).toBe(0o600);
});

it('has no server to ask where none runs', async () => {
  expect(await askServer(os.tmpdir(), 'double', 'a')).toBeNull();
  // A file in place of the folder is for the command to name, which then opens the database by itself.
  expect(await askServer(fileURLToPath(import.meta.url), 'double', 'a')).toBeNull();
});

it('leaves no socket behind if the site closes at once', async () => {
  const folder = await copyTemplate({}, os.tmpdir());
  const config = testConfig({ dataDir: folder, databaseUrl: undefined });
  const site = await buildApp({ config, database: await openDatabase({ dataDir: folder }), modules: [] });
  await site.listen({ port: 0 });
  await site.close();
  await setImmediate();
  expect(existsSync(path.join(folder, 'server.sock'))).toBe(false);
  await rm(folder, { recursive: true, force: true });
});
