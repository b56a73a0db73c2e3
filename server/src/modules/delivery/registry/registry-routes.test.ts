import { brotliDecompressSync } from 'node:zlib';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { computeIntegrity } from '../../../builds/integrity';
import { blobKey } from '../../../builds/blobs/blob-store';
import { goLive } from '../../../../test/remote-factories';
import { withSmallApp } from '../../../../test/build-small-app';
import { readFileList } from '../stored-versions/file-repository';
import { healthPlugin } from '../health/health-plugin';
import { registryPlugin } from './registry-plugin';
import { registryRoutes } from './registry-routes';

const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const CODE = 'export default null;'.repeat(50);
const FILE = `/remotes/youth/${V1}/remoteEntry.js`;
const app = withSmallApp([registryPlugin, healthPlugin, registryRoutes]);
const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers });
beforeAll(() => goLive(app(), { remote: 'youth', version: V1, code: CODE }));

describe('the registry', () => {
  it('may be kept by browsers of any origin, and is asked for anew each time', async () => {
    const { statusCode, headers } = await get('/registry.json');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    expect(headers['etag']).toMatch(/^"[\w+/]{32}"$/);
  });

  it('is sent again only after something has changed', async () => {
    const { headers, body } = await get('/registry.json');
    const known = { 'if-none-match': String(headers['etag']) };
    const same = await get('/registry.json', known);
    expect([same.statusCode, same.body]).toEqual([304, '']);
    await goLive(app(), { remote: 'youth', version: V2 });
    const changed = await get('/registry.json', known);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(headers['etag']);
    expect(changed.json().revision).toBeGreaterThan(JSON.parse(body).revision);
  });
});

describe('a file', () => {
  it('is for every page of any origin, and never changes', async () => {
    const { statusCode, headers, body } = await get(FILE);
    expect([statusCode, body]).toEqual([200, CODE]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding, Available-Dictionary',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it.each(['br', 'gzip, br', 'gzip, deflate, br;q=1.0'])(
    'comes compressed where %j is taken',
    async (taken) => {
      const { headers, rawPayload } = await get(FILE, { 'accept-encoding': taken });
      expect(headers['content-encoding']).toBe('br');
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(String(brotliDecompressSync(rawPayload))).toBe(CODE);
    },
  );

  it.each(['gzip', 'brave, zebra'])('comes as it is where only %j is taken', async (taken) => {
    const { headers, body } = await get(FILE, { 'accept-encoding': taken });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe(CODE);
  });

  it('comes as it is while its compressed copy is damaged', async () => {
    const remote = { remote: 'music', version: V1, code: `${CODE} // music` };
    await goLive(app(), remote);
    const copy = (await readFileList(app().db, remote)).get('remoteEntry.js.br') ?? '';
    await writeFile(path.join(app().config.dataDir, blobKey(copy)), 'damaged');
    const { statusCode, headers, body } = await get(`/remotes/music/${V1}/remoteEntry.js`, {
      'accept-encoding': 'br',
    });
    expect([statusCode, body]).toEqual([200, remote.code]);
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is one of a version that was published', async () => {
    for (const url of [
      `/remotes/youth/9.9.9-0123456789/remoteEntry.js`,
      `/remotes/youth/${V1}/other.js`,
      `/remotes/youth/latest/remoteEntry.js`,
      `/remotes/y/${V1}/remoteEntry.js`,
      `/remotes/${'y'.repeat(42)}/${V1}/remoteEntry.js`,
    ])
      expect((await get(url)).statusCode).toBe(404);
  });
});

it('names a manifest that is what its hash says', async () => {
  const [entry] = (await get('/registry.json')).json().microFrontends['youth'];
  const { rawPayload } = await get(entry.url);
  expect(computeIntegrity(rawPayload)).toBe(entry.metadata.integrity);
});
