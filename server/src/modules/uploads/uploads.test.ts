import { access, readdir, readFile, rm, stat } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import {
  MAX_AUDIO_BYTES,
  MAX_FILE_BYTES,
  MAX_GALLERY_FILE_BYTES,
  MAX_VIDEO_BYTES,
} from '@narthex/shared-contracts';
import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import { createSermon } from '../../../test/content-factories';
import { media, uploads } from '../../database/schema/media';
import { sermons } from '../../database/schema/sermons';
import { originalPath } from '../../media/drive';
import { videoPath } from '@narthex/demo/videos';
import { deleteExpiredUploads } from './delete-expired-uploads';

const app = withTestApp();
const TUS = { 'tus-resumable': '1.0.0' };
const OFFSET = 'application/offset+octet-stream';
const base64 = (text: string) => Buffer.from(text).toString('base64');

const picture = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#205080' } })
    .jpeg()
    .toBuffer();

let headers: Record<string, string>;
beforeAll(async () => {
  ({ headers } = await signIn(app(), 'admin'));
});

const begin = (bytes: number, { kind = 'picture', name = 'Choir day.jpg', as = headers } = {}) =>
  app().inject({
    method: 'POST',
    url: '/uploads',
    headers: {
      ...as,
      ...TUS,
      'upload-length': String(bytes),
      'upload-metadata': `kind ${base64(kind)},filename ${base64(name)}`,
    },
  });

const append = (url: string, bytes: Buffer, offset = 0, as = headers) =>
  app().inject({
    method: 'PATCH',
    url,
    headers: { ...as, ...TUS, 'content-type': OFFSET, 'upload-offset': String(offset) },
    payload: bytes,
  });

const get = (url: string, as = headers) => app().inject({ url, headers: as });
const ask = (url: string, as = headers) => app().inject({ method: 'HEAD', url, headers: { ...as, ...TUS } });

async function upload(bytes: Buffer, options: Parameters<typeof begin>[1] = {}) {
  const url = String((await begin(bytes.length, options)).headers['location']);
  const response = await append(url, bytes, 0, options.as);
  return { url, response, file: (await get(url, options.as)).json().data?.file };
}

/** Writes a page of an Ogg file; `samples` counts those up to its end. */
function oggPage(sequence: number, samples: number, body: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.write('OggS');
  head.writeUInt8(sequence === 0 ? 2 : 0, 5);
  head.writeBigUInt64LE(BigInt(samples), 6);
  head.writeUInt32LE(1, 14);
  head.writeUInt32LE(sequence, 18);
  head.writeUInt8(1, 26);
  head.writeUInt8(body.length, 27);
  return Buffer.concat([head, body]);
}

/** Writes a recording as messengers make them: its length stands in its last page alone. */
function oggOpus(seconds: number): Buffer {
  const head = Buffer.from([...Buffer.from('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]);
  const tags = Buffer.concat([Buffer.from('OpusTags'), Buffer.alloc(8)]);
  const sound = Array.from({ length: seconds }, (_, at) =>
    oggPage(at + 2, (at + 1) * 48_000, Buffer.alloc(200, 0x78)),
  );
  const last = sound.at(-1);
  last?.writeUInt8(4, 5);
  return Buffer.concat([oggPage(0, 0, head), oggPage(1, 0, tags), ...sound]);
}

/** Writes frames of AAC at 16 kHz, which say nothing of the whole recording. */
function adtsFrames(seconds: number): Buffer {
  const frame = Buffer.alloc(64);
  frame.set([0xff, 0xf1, 0x60, 0x40, frame.length >> 3, ((frame.length & 7) << 5) | 0x1f, 0xfc]);
  return Buffer.concat(Array.from({ length: Math.round((seconds * 16_000) / 1024) }, () => frame));
}

const waiting = () => readdir(app().media.drive.uploadFolder);

it('lets only the user of the site read unfinished uploads', async () => {
  expect((await stat(app().media.drive.uploadFolder)).mode & 0o777).toBe(0o700);
});

it('is begun even if somebody has deleted the folder of unfinished uploads', async () => {
  await rm(app().media.drive.uploadFolder, { recursive: true });
  const { file } = await upload(await picture());
  expect(file).toMatchObject({ kind: 'image' });
  expect((await stat(app().media.drive.uploadFolder)).mode & 0o777).toBe(0o700);
});

describe('an upload', () => {
  it('becomes a file of the site, with what its content says of it', async () => {
    const bytes = await picture();
    const { response, file } = await upload(bytes, { name: 'Choir day.png' });
    expect(response.statusCode).toBe(204);
    expect(file).toMatchObject({ kind: 'image', content_type: 'image/jpeg', width: 640, height: 400 });
    expect(file.url).toMatch(/^\/media\/choir-day-640x400-/);
    const served = await app().inject(file.url);
    expect(served.rawPayload.equals(bytes)).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['a voice message', 'audio/ogg; codecs=opus', oggOpus(95)],
    ['a recording without headers', 'audio/aac', adtsFrames(95)],
  ])('knows how long %s is, which only its end tells', async (_what, contentType, bytes) => {
    const { file } = await upload(bytes, { kind: 'audio', name: 'Sermon' });
    expect(file).toMatchObject({ kind: 'audio', content_type: contentType, seconds: 95 });
  });

  it('goes on where it stopped', async () => {
    const bytes = await readFile(videoPath('sermon'));
    const most = Math.floor(bytes.length * 0.9);
    const url = String((await begin(bytes.length, { kind: 'video', name: 'video.mp4' })).headers['location']);
    await append(url, bytes.subarray(0, most));
    const state = await ask(url);
    expect(state.statusCode).toBe(200);
    expect(state.headers).toMatchObject({ 'upload-offset': String(most), 'tus-resumable': '1.0.0' });
    expect((await get(url)).json().data).toMatchObject({ file: null });

    expect((await append(url, bytes.subarray(0, 10), 0)).statusCode).toBe(409);
    expect((await append(url, bytes.subarray(most), most)).statusCode).toBe(204);
    expect((await get(url)).json().data.file).toMatchObject({
      kind: 'video',
      content_type: 'video/mp4',
      bytes: bytes.length,
    });
    expect((await ask(url)).headers['upload-offset']).toBe(String(bytes.length));
  });

  it('can be given up', async () => {
    const url = String((await begin(100)).headers['location']);
    await append(url, Buffer.alloc(50));
    expect((await app().inject({ method: 'DELETE', url, headers: { ...headers, ...TUS } })).statusCode).toBe(
      204,
    );
    expect((await ask(url)).statusCode).toBe(404);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['picture', MAX_FILE_BYTES, 'File size must be less than 5MB'],
    ['gallery', MAX_GALLERY_FILE_BYTES, 'File size must be less than 200MB'],
    ['audio', MAX_AUDIO_BYTES, 'File size must be less than 500MB'],
    ['video', MAX_VIDEO_BYTES, 'File size must be less than 1024MB'],
  ])('of the kind %s is refused above its limit before a byte is sent', async (kind, limit, message) => {
    expect((await begin(limit, { kind })).statusCode).toBe(201);
    const refused = await begin(limit + 1, { kind });
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({ code: 'too_large', message });
  });

  it('never takes more than it announced', async () => {
    const url = String((await begin(10)).headers['location']);
    expect((await append(url, Buffer.alloc(11))).statusCode).toBe(413);
  });

  it.each([
    ['a text that calls itself a picture', 'picture', Buffer.from('<script>alert(1)</script>')],
    ['an SVG document', 'picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['nothing at all', 'picture', Buffer.alloc(0)],
    ['a page as a recording', 'audio', Buffer.from('<!doctype html><title>Song</title>')],
  ])('refuses %s by its content', async (_name, kind, bytes) => {
    const url = String((await begin(bytes.length, { kind, name: 'choir.jpg' })).headers['location'] ?? '');
    const response = url ? await append(url, bytes) : null;
    if (response) expect(response.statusCode).toBe(415);
    expect(url ? (await get(url)).statusCode : 404).toBe(404);
  });

  it('says which types a kind takes', async () => {
    const { response } = await upload(await picture(), { kind: 'pdf', name: 'outline.pdf' });
    expect(response.json().message).toBe('This is a picture. Invalid file type. Accepted types: PDF');
  });

  it('needs a kind and a length', async () => {
    const post = (more: Record<string, string>) =>
      app().inject({ method: 'POST', url: '/uploads', headers: { ...headers, ...TUS, ...more } });
    expect((await post({ 'upload-length': '10' })).statusCode).toBe(400);
    const metadata = `kind ${base64('picture')}`;
    expect((await post({ 'upload-metadata': metadata })).statusCode).toBe(400);
    for (const length of ['', ' ', '-1', '0x10', '1e3'])
      expect((await post({ 'upload-length': length, 'upload-metadata': metadata })).statusCode).toBe(400);
    const part = { 'upload-length': '10', 'upload-metadata': metadata, 'upload-concat': 'partial' };
    expect((await post(part)).statusCode).toBe(400);
    expect((await post({ 'upload-length': '10', 'upload-metadata': metadata })).statusCode).toBe(201);
  });
});

describe('who may', () => {
  it.each<[Kind, string, number]>([
    ['member', 'picture', 403],
    ['member', 'portrait', 201],
    ['youth leader', 'picture', 201],
    ['youth leader', 'audio', 403],
    ['pastor', 'audio', 201],
    ['pastor', 'gallery', 201],
  ])('a %s sends a file of the kind %s: %i', async (who, kind, status) => {
    const { headers: as } = await signIn(app(), who);
    expect((await begin(10, { kind, as })).statusCode).toBe(status);
  });

  it('a visitor sends nothing', async () => {
    expect((await begin(10, { as: {} })).statusCode).toBe(401);
  });

  it('nobody goes on with somebody else’s upload, or sees it', async () => {
    const { headers: other } = await signIn(app(), 'admin');
    const url = String((await begin(10)).headers['location']);
    expect((await append(url, Buffer.alloc(5), 0, other)).statusCode).toBe(404);
    expect((await ask(url, other)).statusCode).toBe(404);
    expect((await get(url, other)).statusCode).toBe(404);
  });

  it('an attachment of a member is read by who may read members', async () => {
    const { file } = await upload(await picture(), { kind: 'attachment', name: 'letter.jpg' });
    expect((await app().inject(file.url)).statusCode).toBe(401);
    const { headers: elder } = await signIn(app(), 'elder');
    const served = await get(file.url, elder);
    expect(served.statusCode).toBe(200);
    expect(served.headers['cache-control']).toBe('private, no-store');
    expect((await get(file.url)).statusCode).toBe(200);
    expect((await get(`${file.url}/320.jpg`)).statusCode).toBe(404);
  });
});

describe('after a day', () => {
  const later = () => new Date(Date.now() + 25 * 60 * 60 * 1000);
  const tidy = (now: Date) => deleteExpiredUploads({ db: app().db, drive: app().media.drive }, now);
  const isStored = (key: string) => app().media.drive.disk.exists(originalPath(key));

  it('a file that no record uses is gone, and one that a record uses stays', async () => {
    const used = (await upload(await picture())).file;
    const unused = (await upload(await picture())).file;
    const { id } = await createSermon(app(), { thumbnail: used.url });
    await tidy(new Date());
    expect(await isStored(unused.key)).toBe(true);
    await tidy(later());
    expect(await isStored(unused.key)).toBe(false);
    expect(await isStored(used.key)).toBe(true);
    const [row] = await app().db.select().from(media).where(eq(media.key, used.key));
    expect(row?.claimed_at).not.toBeNull();
    await app().db.delete(sermons).where(eq(sermons.id, id));
  });

  it('a picture inside of a text counts as used', async () => {
    const { key, url } = (await upload(await picture())).file;
    const { id } = await createSermon(app(), { sermon_text: `<p><img src="${url}" alt=""></p>` });
    await tidy(later());
    expect(await isStored(key)).toBe(true);
    await app().db.delete(sermons).where(eq(sermons.id, id));
  });

  it('a file of a proposal stays while that waits, and for a day after it was rejected', async () => {
    const { headers: leader } = await signIn(app(), 'youth leader');
    const { key, url } = (await upload(await picture(), { as: leader })).file;
    const proposed = await app().inject({
      method: 'POST',
      url: '/api/v1/homepage/slides',
      headers: leader,
      payload: { title: 'Hike', content: 'Up the ridge.', image_url: url },
    });
    expect(proposed.statusCode).toBe(202);
    await tidy(later());
    expect(await isStored(key)).toBe(true);
    const rejected = await app().inject({
      method: 'DELETE',
      url: `/api/v1/admin/content/${proposed.json().data.proposal_id}/reject`,
      headers,
      payload: { reason: 'Too dark.' },
    });
    expect(rejected.statusCode).toBe(200);
    await tidy(new Date());
    expect(await isStored(key)).toBe(true);
    await tidy(later());
    expect(await isStored(key)).toBe(false);
  });

  it('a file of a rejected proposal stays where something else shows it', async () => {
    const { headers: leader } = await signIn(app(), 'youth leader');
    const { key, url } = (await upload(await picture(), { as: leader })).file;
    const slide = { title: 'Hike', content: 'Up the ridge.', image_url: url };
    const send = (payload: object) =>
      app().inject({ method: 'POST', url: '/api/v1/homepage/slides', headers: leader, payload });
    const first = (await send(slide)).json().data.proposal_id as number;
    const second = (await send({ ...slide, title: 'Long hike' })).json().data.proposal_id as number;
    const decide = (id: number, method: 'PUT' | 'DELETE', verb: string, payload: object) =>
      app().inject({ method, url: `/api/v1/admin/content/${id}/${verb}`, headers, payload });
    expect((await decide(first, 'PUT', 'approve', {})).statusCode).toBe(200);
    expect((await decide(second, 'DELETE', 'reject', { reason: 'One hike will do.' })).statusCode).toBe(200);
    await tidy(later());
    expect(await isStored(key)).toBe(true);
  });

  it('an upload that was never finished is gone', async () => {
    const url = String((await begin(100)).headers['location']);
    await append(url, Buffer.alloc(60));
    const id = url.split('/').at(-1) ?? '';
    await tidy(new Date());
    expect(await waiting()).toContain(id);
    await tidy(later());
    // The clock of the disk is the real one.
    expect(await app().db.select().from(uploads).where(eq(uploads.id, id))).toEqual([]);
    await expect(access(`${app().media.drive.uploadFolder}/${id}`)).rejects.toThrow();
  });
});
