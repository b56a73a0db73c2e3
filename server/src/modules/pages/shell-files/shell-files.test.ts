import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { withSmallApp } from '../../../../test/build-small-app';
import { shellFiles } from '../../../database/schema/stored-files';
import { createShellFileRoutes } from './shell-file-routes';

const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-shell-'));
const app = withSmallApp([createShellFileRoutes(folder)]);
const CODE = 'export default "a shell";';
const FILE = 'shell.0a1b2c3d.js';
writeFileSync(path.join(folder, FILE), CODE);
writeFileSync(path.join(folder, `${FILE}.br`), brotliCompressSync(CODE));
writeFileSync(path.join(folder, 'offline.html'), 'Offline');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (file: string, headers = {}) => app().inject({ url: `/shell/${file}`, headers });

it('serves its own build', async () => {
  const response = await get(FILE);
  expect([response.statusCode, response.body]).toEqual([200, CODE]);
  expect(response.headers['cache-control']).toContain('immutable');
  expect((await get('offline.html')).headers['cache-control']).toBe('public, max-age=3600');
});

describe('a file that another process has a build with', () => {
  // This process also plays the other one: it reads the files that it shared, without its folder.
  beforeAll(() => {
    rmSync(path.join(folder, FILE));
    rmSync(path.join(folder, `${FILE}.br`));
  });

  it('is served from the store they share', async () => {
    const response = await get(FILE);
    expect([response.statusCode, response.body]).toEqual([200, CODE]);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
    const compressed = await get(FILE, { 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(String(brotliDecompressSync(compressed.rawPayload))).toBe(CODE);
  });

  it.each(['offline.html.br', 'shell.0a1b2c3e.js', '../package.json', '%2e%2e%2fpackage.json', '%E0%A4%A'])(
    'is not there as %s',
    async (file) => {
      expect([400, 404]).toContain((await get(file)).statusCode);
    },
  );

  it('is forgotten two weeks after the last build with it', async () => {
    await app()
      .db.update(shellFiles)
      .set({ seen_at: new Date(Date.now() - 15 * 24 * 60 * 60 * 1000) });
    await app().housekeeping.run();
    expect((await get(FILE)).statusCode).toBe(404);
  });
});
