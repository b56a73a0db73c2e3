import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { withTestApp } from '../../../test/build-app';
import { createAnnouncement } from '../../../test/content-factories';

const app = withTestApp();
const LONG = 'Bring a friend who has never been here. '.repeat(60);

beforeAll(() => createAnnouncement(app(), { title: 'Open day', content: LONG }));

const ask = (url: string, encoding: string) =>
  app().inject({ url, headers: { 'accept-encoding': encoding } });

it.each([
  ['/api/v1/announcements', 'br', brotliDecompressSync],
  ['/announcements.xml', 'gzip', gunzipSync],
] as const)('sends %s compressed by %s, as caches are told', async (url, encoding, unpack) => {
  const plain = await app().inject(url);
  const packed = await ask(url, encoding);
  expect(packed.headers['content-encoding']).toBe(encoding);
  expect(packed.headers.vary).toMatch(/accept-encoding/i);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(unpack(packed.rawPayload).toString()).toContain('Bring a friend');
});

it('leaves as it is what is short, and what nobody can unpack', async () => {
  expect((await ask('/api/v1/sermons', 'br')).headers).not.toHaveProperty('content-encoding');
  expect((await ask('/announcements.xml', 'identity')).headers).not.toHaveProperty('content-encoding');
  expect((await app().inject('/announcements.xml')).headers).not.toHaveProperty('content-encoding');
});

it('keeps what the API says about who may keep a response', async () => {
  const { headers } = await ask('/api/v1/announcements', 'br');
  expect(headers.vary).toMatch(/authorization/i);
  expect(headers['cache-control']).toBe('no-cache');
});
