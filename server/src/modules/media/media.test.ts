import sharp from 'sharp';
import { pictureInfo } from '@narthex/shared-contracts';
import { withTestApp } from '../../../test/build-app';
import { originalPath } from '../../media/drive';
import { insertMedia } from './repository';
import { storePicture } from './pictures/store-picture';
import { warmPictures } from '../../media/pictures/warm-pictures';

const app = withTestApp();

/** Creates a picture with enough detail for different sizes in different formats. */
const picture = (width = 900, height = 600) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#c08040',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const details = { alt: 'Sand', name: 'Sand at the river' };
const store = async (bytes: Buffer) =>
  storePicture({ db: app().db, drive: app().media.drive }, bytes, details);
const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers });

describe('storing a picture', () => {
  it('keeps it as it came and puts size and colour in its URL', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const stored = await store(bytes);
    expect(stored.url).toMatch(/^\/media\/sand-at-the-river-900x600-[0-9a-f]{8}-[0-9a-f]{6}$/);
    expect(pictureInfo(stored.url)).toMatchObject({ width: 900, height: 600, colour: stored.colour });
    const response = await get(stored.url);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.rawPayload.equals(bytes)).toBe(true);
  });

  it('is one file when the same picture comes twice', async () => {
    const bytes = await picture().png().toBuffer();
    expect(await store(bytes)).toEqual(await store(bytes));
  });

  it('takes a camera’s notes out and turns the picture upright', async () => {
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: 'A private note' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const stored = await store(bytes);
    expect([stored.width, stored.height]).toEqual([600, 900]);
    const metadata = await sharp((await get(stored.url)).rawPayload).metadata();
    expect(metadata.exif).toBeUndefined();
    expect([metadata.width, metadata.height]).toEqual([600, 900]);
  });

  it.each([
    ['text', Buffer.from('<script>alert(1)</script>')],
    ['an SVG document', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_name, bytes) => {
    await expect(store(bytes)).rejects.toMatchObject({ statusCode: 415 });
  });

  it('refuses a picture that breaks off', async () => {
    const whole = await picture().jpeg().toBuffer();
    await expect(store(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ statusCode: 415 });
  });
});

describe('a picture in sizes', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('is made as %s on first request, for ever', async (extension, contentType, format) => {
    const { url } = await store(await picture().jpeg().toBuffer());
    const response = await get(`${url}/480.${extension}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringContaining(`480.${extension}`),
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width: 480, height: 320 });
  });

  it('serves everybody who asks at the same time', async () => {
    const { url } = await store(await picture().jpeg().toBuffer());
    const responses = await Promise.all(Array.from({ length: 6 }, () => get(`${url}/640.webp`)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(responses.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  it('is not sent again to who has it', async () => {
    const { url } = await store(await picture().jpeg().toBuffer());
    const { headers } = await get(`${url}/320.webp`);
    const again = await get(`${url}/320.webp`, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['960.webp', '500.webp', '480.png', '480', 'original', '..%2F480.webp', '480.webp.part'])(
    'has nothing at %s',
    async (file) => {
      const { url } = await store(await picture().jpeg().toBuffer());
      const response = await get(`${url}/${file}`);
      expect([response.statusCode, response.headers['cache-control'] ?? '']).toEqual([
        404,
        expect.not.stringContaining('immutable'),
      ]);
    },
  );

  it('has nothing for a key nobody stored', async () => {
    expect((await get('/media/none-900x600-00000000-ffffff/480.webp')).statusCode).toBe(404);
    expect((await get('/media/none-900x600-00000000-ffffff')).statusCode).toBe(404);
    expect((await get('/media/..%2F..%2Fpackage.json')).statusCode).toBe(404);
  });
});

describe('the picture of a link preview', () => {
  it('is cut to one size and stays light, whatever it was', async () => {
    const { url } = await store(await picture(2400, 1800).jpeg({ quality: 100 }).toBuffer());
    const response = await get(`${url}/og.jpg`);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(response.rawPayload.length).toBeLessThan(300 * 1024);
    const again = await get(`${url}/og.jpg`, { 'if-none-match': String(response.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect((await get('/media/nothing-900x600-00000000-000000/og.jpg')).statusCode).toBe(404);
  });

  it.each([
    ['a line', 4000, 1],
    ['a column', 1, 4000],
  ])('is cut from %s without enlarging what is cut off', async (_what, width, height) => {
    const { url } = await store(await picture(width, height).png().toBuffer());
    const response = await get(`${url}/og.jpg`);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

it.each([
  ['application/pdf', 'inline'],
  ['audio/mpeg', 'inline'],
  ['video/mp4', 'inline'],
  ['text/html', 'attachment'],
  ['image/svg+xml', 'attachment'],
  ['application/msword', 'attachment'],
])('a stored %s is sent as %s', async (contentType, disposition) => {
  const key = `notes-${contentType.replace(/\W/g, '-')}`;
  await app().media.drive.disk.put(originalPath(key), 'words');
  await insertMedia(app().db, [{ key, kind: 'document', content_type: contentType, bytes: 5 }]);
  const { headers } = await get(`/media/${key}`);
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(contentType.replace('+', '\\+')),
    'content-disposition': disposition,
    'x-content-type-options': 'nosniff',
  });
});

describe('parts of a file', () => {
  it('are sent as asked', async () => {
    const bytes = await picture().jpeg().toBuffer();
    const { url } = await store(bytes);
    const size = bytes.length;
    const part = await get(url, { range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': `bytes 10-19/${size}`, 'content-length': '10' });
    expect(part.rawPayload.equals(bytes.subarray(10, 20))).toBe(true);
    expect((await get(url, { range: 'bytes=-5' })).rawPayload.equals(bytes.subarray(-5))).toBe(true);
    expect((await get(url, { range: `bytes=${size - 3}-` })).rawPayload).toHaveLength(3);
  });

  it('beyond the end are refused, and strange ranges get the whole file', async () => {
    const { url } = await store(await picture().jpeg().toBuffer());
    const beyond = await get(url, { range: 'bytes=99999999-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    expect(beyond.headers['cache-control']).toBe('no-store');
    expect((await get(url, { range: 'bytes=0-1,4-5' })).statusCode).toBe(200);
    expect((await get(url, { range: 'bytes=0-1', 'if-range': '"another"' })).statusCode).toBe(200);
  });
});

describe('warming up', () => {
  const sizes = ['640.avif', '640.webp', '640.jpg'];
  const made = async (key: string) => {
    const found = await Promise.all(
      sizes.map((size) => app().media.drive.disk.exists(`media/${key}/${size}`)),
    );
    return found.filter(Boolean).length;
  };
  const warm = (urls: readonly string[], signal = new AbortController().signal) =>
    warmPictures(app().media.resizer, urls, {
      signal,
      onError: (error) => {
        throw error;
      },
    });

  it('makes the common sizes in every format and skips what is no picture of ours', async () => {
    const { url, key } = await store(await picture(700, 500).png().toBuffer());
    await warm([url, 'https://elsewhere.test/a.jpg']);
    expect(await made(key)).toBe(3);
  });

  it('stops when told', async () => {
    const { url, key } = await store(await picture(701, 500).png().toBuffer());
    const stopping = new AbortController();
    const warmed = warm([url], stopping.signal);
    stopping.abort();
    await warmed;
    expect(await made(key)).toBeLessThanOrEqual(1);
  });
});
