import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { signIn, withTestApp } from '../../../test/build-app';
import { TUS, appendUpload } from '../../../test/storage/send-files';

const app = withTestApp();
let headers: Record<string, string>;
beforeAll(async () => {
  ({ headers } = await signIn(app(), 'admin'));
});

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Uploads bytes under a name, and returns the stored file or the status of the refusal. */
async function upload(bytes: Buffer, { kind = 'picture', name = 'choir.jpg' } = {}) {
  const metadata = `kind ${base64(kind)},filename ${base64(name)}`;
  const own = { ...headers, ...TUS, 'upload-length': String(bytes.length), 'upload-metadata': metadata };
  const begun = await app().inject({ method: 'POST', url: '/uploads', headers: own });
  if (begun.statusCode !== 201) return begun.statusCode;
  const url = String(begun.headers['location']);
  const { statusCode } = await appendUpload(app(), headers, url, bytes);
  if (statusCode !== 204) return statusCode;
  const { data } = (await app().inject({ url, headers })).json();
  return data.file as { url: string; content_type: string };
}

const picture = (format: 'jpeg' | 'png' | 'gif' | 'webp') =>
  sharp({ create: { width: 32, height: 32, channels: 3, background: '#205080' } })
    .toFormat(format)
    .toBuffer();

const PAGE = '<!doctype html><script>alert(document.domain)</script>';
const PDF = `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
/** As JavaScript, this picture is an assignment with a comment in it. */
const gifThatIsScript = async () => {
  const gif = await picture('gif');
  return Buffer.concat([gif, Buffer.from('*/=1;alert(document.domain)//')]);
};
const withTail = async (format: 'jpeg' | 'png' | 'webp') =>
  Buffer.concat([await picture(format), Buffer.from(PAGE)]);

/** Browsers take these types for what they are called: they run nothing, whatever else the bytes are. */
const INERT = /^(image\/(jpeg|png|gif|webp)|application\/pdf)$/;

it.each<[string, string, string, () => Promise<Buffer>]>([
  ['a GIF that is a script', 'picture', 'x.js', gifThatIsScript],
  ['a JPEG with a page behind it', 'picture', 'x.html', () => withTail('jpeg')],
  ['a PNG with a page behind it', 'picture', 'x.htm', () => withTail('png')],
  ['a WebP with a page behind it', 'picture', 'x.svg', () => withTail('webp')],
  ['a PDF with a page in it', 'pdf', 'x.html', async () => Buffer.from(PDF + PAGE)],
])('serves %s as nothing that runs', async (_what, kind, name, make) => {
  const file = await upload(await make(), { kind, name });
  if (typeof file === 'number') return expect(file).toBe(415);
  expect(file.content_type).toMatch(INERT);
  expect(file.url).not.toMatch(/\.(js|html?|svg)$/);
  const served = await app().inject(file.url);
  expect(served.headers).toMatchObject({
    'content-type': file.content_type,
    'x-content-type-options': 'nosniff',
  });
});

it.each([
  ['a page before a PDF', 'pdf', Buffer.from(PAGE + PDF)],
  ['a script that begins like a GIF', 'picture', Buffer.from('GIF89a/*..*/=1;alert(1)//')],
  [
    'an SVG with a script',
    'picture',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'),
  ],
  ['an SVG behind a declaration', 'gallery', Buffer.from('<?xml version="1.0"?><svg onload="x"/>')],
  ['an SVG that is compressed', 'picture', gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [
    'an XML document that names a file',
    'picture',
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'),
  ],
  ['a script for PHP', 'picture', Buffer.from('<?php system($_GET["x"]);')],
  ['an archive', 'attachment', Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64')],
  ['a PDF without its end', 'pdf', Buffer.from(PDF.slice(0, 40))],
  ['a program', 'attachment', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
])('refuses %s, whatever it is called', async (_what, kind, bytes) => {
  for (const name of ['choir.jpg', 'outline.pdf', 'choir.jpg.svg'])
    expect(await upload(bytes, { kind, name })).toBe(415);
});

/** A picture of one colour that is small on the disk and enormous in memory. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(1024 * 1024));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it.each([
  [60_000, 60_000],
  [2 ** 31 - 1, 2 ** 31 - 1],
  [1, 400_000_000],
  [0, 0],
])('refuses a picture that says it has %i x %i pixels before it decodes one', async (width, height) => {
  expect(await upload(pngBomb(width, height))).toBe(415);
});

it.each(['gzip', 'br', 'deflate'])('unpacks no body that is compressed with %s', async (encoding) => {
  const payload = gzipSync(JSON.stringify({ csv: 'a'.repeat(50 * 1024 * 1024), dry_run: true }));
  const response = await app().inject({
    method: 'POST',
    url: '/api/v1/members/import',
    headers: { ...headers, 'content-type': 'application/json', 'content-encoding': encoding },
    payload,
  });
  expect([400, 415]).toContain(response.statusCode);
});

it.each([
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/cron.d/x.jpg',
  'C:\\temp\\x.jpg',
  'x.jpg/../../y.jpg',
  '%2e%2e%2fx.jpg',
  'x\u0000.jpg',
  'x\r\nset-cookie: a=1.jpg',
  '\u202egpj.exe',
  '.htaccess',
  '..',
  'CON.jpg',
  `${'x'.repeat(900)}.jpg`,
  '"; filename="x.html',
  '\u2024\u2024\u2215x.jpg',
])('gives a picture that is called %j a name of its own', async (name) => {
  const file = await upload(await picture('jpeg'), { name });
  if (typeof file === 'number') return expect(file).toBe(400);
  expect(file.url).toMatch(/^\/media\/[a-z0-9-]{1,120}$/);
  expect((await app().inject(file.url)).headers['content-disposition']).toBe('inline');
});
