import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { signIn, withTestApp } from '../../../test/build-app';
import { PREVIEW } from '../../media/pictures/resize-picture';
import { SHELL_FILES } from '../pages/shell-build';

jest.mock('../pages/shell-build', () => {
  const files = mkdtempSync(path.join(tmpdir(), 'narthex-shell-'));
  writeFileSync(path.join(files, 'service-worker.js'), "const VERSION = '__VERSION__';");
  return { ...jest.requireActual('../pages/shell-build'), SHELL_FILES: files };
});

const app = withTestApp();
afterAll(() => rmSync(SHELL_FILES, { recursive: true }));
const get = (url: string) => app().inject({ url, headers: { host: 'church.example' } });

it('tells robots what is closed and where the map is', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const closed of ['/admin', '/api/', '/waiting-list/']) expect(body).toContain(`Disallow: ${closed}\n`);
  expect(body).toContain('Sitemap: http://church.example/sitemap.xml');
});

it('leads password managers to the page that changes a password', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/member/security']);
});

it('names itself for the home screen, with icons in the sizes it says', async () => {
  const response = await get('/manifest.webmanifest');
  expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = response.json();
  expect(manifest).toMatchObject({ name: 'Campus Church', start_url: '/', lang: 'en-KE' });
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await get(src);
    const { width, height } = await sharp(icon.rawPayload).metadata();
    expect([icon.headers['content-type'], `${width}x${height}`]).toEqual([type, sizes]);
  }
  expect((await get('/apple-touch-icon.png')).statusCode).toBe(200);
});

it('has a manifest of each language that the site is shown in', async () => {
  const { headers } = await signIn(app(), 'admin');
  const url = '/manifest.webmanifest?language=sw';
  expect((await get(url)).json()).toMatchObject({ start_url: '/', lang: 'en-KE' });
  await app().inject({
    method: 'PUT',
    url: '/api/v1/admin/settings',
    headers,
    payload: { languages: 'en,sw', translations: { sw: { tagline: 'Nuru mlimani' } } },
  });
  expect((await get(url)).json()).toMatchObject({
    start_url: '/sw',
    lang: 'sw',
    description: 'Nuru mlimani',
  });
  expect((await get('/manifest.webmanifest?language=xx')).json()).toMatchObject({ start_url: '/' });
});

it.each(['/podcast-cover.jpg', '/shell/og-default.jpg'])('lets other sites show %s', async (path) => {
  const { statusCode, headers } = await get(path);
  expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
});

it('has an icon for browsers that ask without being told', async () => {
  const { headers, rawPayload } = await get('/favicon.ico');
  expect(headers['content-type']).toBe('image/x-icon');
  const [size, offset] = [rawPayload.readUInt32LE(14), rawPayload.readUInt32LE(18)];
  const picture = rawPayload.subarray(offset, offset + size);
  expect(offset + size).toBe(rawPayload.length);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: rawPayload[6], height: 32 });
});

it('has a light picture for link previews', async () => {
  const { rawPayload } = await get('/shell/og-default.jpg');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(rawPayload.length).toBeLessThan(PREVIEW.maxBytes);
});

it('offers the service worker, never from a cache', async () => {
  const { headers, body } = await get('/service-worker.js');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  expect(body).toBe("const VERSION = 'none';");
});

it.each(['/service-worker.js', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml'])(
  'sends %s once to a browser that asks for it again and again',
  async (url) => {
    const { headers } = await get(url);
    const known = { host: 'church.example', 'if-none-match': String(headers.etag) };
    expect(await app().inject({ url, headers: known })).toMatchObject({ statusCode: 304, body: '' });
  },
);
