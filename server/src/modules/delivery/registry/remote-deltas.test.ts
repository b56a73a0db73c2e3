import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { applyDelta } from '../../../builds/deltas/delta-format';
import { computeIntegrity } from '../../../builds/integrity';
import { buildPackage, goLive, grant } from '../../../../test/remote-factories';
import { withSmallApp } from '../../../../test/build-small-app';
import { waitUntil } from '../../../../test/processes/wait-until';
import { namedWriter } from '../../../writes/unit/writer';
import { healthPlugin } from '../health/health-plugin';
import { publishRemote } from '../publishing/publish-remote';
import { registryPlugin } from './registry-plugin';
import { registryRoutes } from './registry-routes';

const app = withSmallApp([registryPlugin, healthPlugin, registryRoutes]);

/** Code of which most survives a release. */
const writeCode = (words: string) =>
  `${Array.from({ length: 200 }, (_, line) => createHash('sha256').update(`${line}`).digest('hex')).join(';\n')};${words}`;
const version = (major: number) => `${major}.0.0-0123456789`;
const OLD = writeCode('the first release');
const NEW = writeCode('the second release');
const PREVIEWED = writeCode('a version for previews');
const PAGE = 'pages/home-page.0a1b2c3d.js';
const NEXT_PAGE = 'pages/home-page.4e5f6a7b.js';
const url = (remote: string, major: number, file = 'remoteEntry.js') =>
  `/remotes/${remote}/${version(major)}/${file}`;

const dictionaryOf = (text: string) => `:${createHash('sha256').update(text).digest('base64')}:`;
const ask = (path: string, dictionary: string, headers: Record<string, string> = {}) =>
  app().inject({
    url: path,
    headers: { 'accept-encoding': 'br, dcz', 'available-dictionary': dictionary, ...headers },
  });
const encodingOf = async (...question: Parameters<typeof ask>) =>
  (await ask(...question)).headers['content-encoding'];
const becomesDelta = (path: string, text: string) =>
  waitUntil(async () => (await encodingOf(path, dictionaryOf(text))) === 'dcz');

beforeAll(async () => {
  await goLive(app(), { remote: 'youth', version: version(1), code: OLD, assets: { [PAGE]: OLD } });
  await goLive(app(), { remote: 'youth', version: version(2), code: NEW, assets: { [NEXT_PAGE]: NEW } });
  const previewed = buildPackage({ remote: 'youth', version: version(3), code: PREVIEWED });
  await grant(app(), previewed);
  await publishRemote(app(), previewed, { writer: namedWriter('Test'), source: 'local', release: null });
  await goLive(app(), { remote: 'music', version: version(1), code: writeCode('of the music ministry') });
  await becomesDelta(url('youth', 2), OLD);
});

it('may serve as a dictionary for the same file of other versions', async () => {
  const pattern = async (path: string) => (await app().inject({ url: path })).headers['use-as-dictionary'];
  expect(await pattern(url('youth', 1))).toBe('match="/remotes/youth/*/remoteEntry.js"');
  expect(await pattern(url('youth', 1, PAGE))).toBe('match="/remotes/youth/*/pages/home-page.*.js"');
});

it('is sent as what has changed, with everything else as before', async () => {
  const { statusCode, headers, rawPayload } = await ask(url('youth', 2), dictionaryOf(OLD));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding, Available-Dictionary',
    'use-as-dictionary': 'match="/remotes/youth/*/remoteEntry.js"',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(rawPayload.length).toBeLessThan(NEW.length / 50);
  expect(String(await applyDelta(Buffer.from(OLD), rawPayload))).toBe(NEW);
});

it('is found under another hash in its name', async () => {
  await becomesDelta(url('youth', 2, NEXT_PAGE), OLD);
  const { rawPayload } = await ask(url('youth', 2, NEXT_PAGE), dictionaryOf(OLD));
  expect(String(await applyDelta(Buffer.from(OLD), rawPayload))).toBe(NEW);
});

it('goes back to an earlier version the same way, as a rollback needs it', () =>
  expect(becomesDelta(url('youth', 1), NEW)).resolves.toBeUndefined());

it('lets a previewed version be made from what is live, and never the other way round', async () => {
  await becomesDelta(url('youth', 3), NEW);
  // Deltas are made in the order of the requests, so the first is decided once the second is there.
  await ask(url('youth', 2), dictionaryOf(PREVIEWED));
  await becomesDelta(url('youth', 3), OLD);
  expect(await encodingOf(url('youth', 2), dictionaryOf(PREVIEWED))).toBe('br');
});

it.each([
  ['of nobody', url('youth', 2), dictionaryOf('of nobody')],
  ['of another file', url('youth', 2, 'mf-manifest.json'), dictionaryOf(OLD)],
  ['of another remote', url('music', 1), dictionaryOf(OLD)],
  ['that is no hash', url('youth', 2), ':AAAA:'],
  ['that is no structured field', url('youth', 2), '"\\u0000'],
])('comes whole for a dictionary %s', async (_name, path, dictionary) => {
  const plain = await app().inject({ url: path, headers: { 'accept-encoding': 'br' } });
  for (let time = 0; time < 2; time += 1) {
    const { headers, rawPayload } = await ask(path, dictionary);
    expect([headers['content-encoding'], rawPayload]).toEqual(['br', plain.rawPayload]);
  }
});

it.each([
  ['a browser without dictionaries', url('youth', 2), { 'accept-encoding': 'gzip, br' }],
  ['a retry', `${url('youth', 2)}?try=1`, {}],
  ['a request for a part', url('youth', 2), { range: 'bytes=0-9' }],
])('comes whole for %s', async (_name, path, headers) => {
  const response = await ask(path, dictionaryOf(OLD), headers);
  expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'br']);
  expect(String(brotliDecompressSync(response.rawPayload))).toBe(NEW);
});

it('has the headers of the whole file for HEAD', async () => {
  const { headers } = await app().inject({
    method: 'HEAD',
    url: url('youth', 2),
    headers: { 'accept-encoding': 'br, dcz', 'available-dictionary': dictionaryOf(OLD) },
  });
  expect(headers['content-encoding']).toBe('br');
});

it('is prepared once a release is known', async () => {
  await app().remotes.current();
  const newest = { remote: 'youth', version: version(4), code: writeCode('the fourth release') };
  await goLive(app(), newest);
  const prepared: unknown[] = [];
  const prepare = jest.spyOn(app().deltas, 'prepare').mockImplementation((pairs) => {
    prepared.push(...pairs);
  });
  await app().remotes.current();
  await waitUntil(async () => prepare.mock.calls.length > 0);
  const hashes = await app().remoteStore.list(newest.remote, newest.version);
  expect(prepared).toContainEqual({
    file: computeIntegrity(Buffer.from(newest.code)),
    compressed: hashes.get('remoteEntry.js.br'),
    earlier: computeIntegrity(Buffer.from(NEW)),
  });
});
