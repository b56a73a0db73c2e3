import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { withSmallApp } from '../../../../test/build-small-app';
import { waitUntil } from '../../../../test/processes/wait-until';
import { applyDelta } from '../../../builds/deltas/delta-format';
import { computeIntegrity } from '../../../builds/integrity';
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

describe('a file of a new build', () => {
  // Little of a small file is left to save, so this one is longer.
  const lines = Array.from({ length: 200 }, (_, line) =>
    createHash('sha256').update(`${line}`).digest('hex'),
  );
  const BEFORE = lines.join(';');
  const AFTER = `${BEFORE};export default "a new shell";`;
  const EARLIER = 'portal.0a1b2c3d.js';
  const LATER = 'portal.4e5f6a7b.js';
  const dictionary = `:${createHash('sha256').update(BEFORE).digest('base64')}:`;
  const having = { 'accept-encoding': 'br, dcz', 'available-dictionary': dictionary };

  const prepared: unknown[] = [];
  beforeAll(async () => {
    writeFileSync(path.join(folder, EARLIER), BEFORE);
    await app().housekeeping.run();
    writeFileSync(path.join(folder, LATER), AFTER);
    writeFileSync(path.join(folder, `${LATER}.br`), brotliCompressSync(AFTER));
    const prepare = jest.spyOn(app().deltas, 'prepare').mockImplementation((pairs) => {
      prepared.push(...pairs);
    });
    await app().housekeeping.run();
    prepare.mockRestore();
    await waitUntil(async () => (await get(LATER, having)).headers['content-encoding'] === 'dcz');
  });
  afterAll(() => {
    for (const file of [EARLIER, LATER, `${LATER}.br`]) rmSync(path.join(folder, file));
  });

  it('is prepared for browsers with the one before', () => {
    expect(prepared).toEqual([
      {
        file: computeIntegrity(Buffer.from(AFTER)),
        compressed: computeIntegrity(brotliCompressSync(AFTER)),
        earlier: computeIntegrity(Buffer.from(BEFORE)),
      },
    ]);
  });

  it('comes as what has changed to a browser with the one before', async () => {
    const { headers, rawPayload } = await get(LATER, having);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding, Available-Dictionary',
      'use-as-dictionary': 'match="/shell/portal.*.js"',
      'access-control-allow-origin': '*',
    });
    expect(rawPayload.length).toBeLessThan(AFTER.length / 50);
    expect(String(await applyDelta(Buffer.from(BEFORE), rawPayload))).toBe(AFTER);
  });

  it.each([
    ['without a dictionary', {}],
    [
      'with one of another file',
      { 'available-dictionary': `:${createHash('sha256').update(CODE).digest('base64')}:` },
    ],
  ])('comes whole to a browser %s', async (_name, headers) => {
    const {
      statusCode,
      headers: sent,
      rawPayload,
    } = await get(LATER, { 'accept-encoding': 'br, dcz', ...headers });
    expect([statusCode, sent['content-encoding']]).toEqual([200, 'br']);
    expect(sent['use-as-dictionary']).toBe('match="/shell/portal.*.js"');
    expect(String(brotliDecompressSync(rawPayload))).toBe(AFTER);
  });

  it('comes in parts as it is', async () => {
    const { statusCode, body } = await get(LATER, {
      ...having,
      'accept-encoding': 'dcz',
      range: 'bytes=0-9',
    });
    expect([statusCode, body]).toEqual([206, AFTER.slice(0, 10)]);
  });

  it('is no dictionary when its name has no hash', async () => {
    expect((await get('offline.html')).headers['use-as-dictionary']).toBeUndefined();
  });
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
