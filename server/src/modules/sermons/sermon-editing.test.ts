import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { signIn, withTestApp } from '../../../test/build-app';
import { originalPath } from '../../media/drive';
import { videoPath } from '@narthex/demo/videos';

const app = withTestApp();
const URL = '/api/v1/sermons';
/** This is a frame of silence, repeated until it is recognised as MP3. */
const sound = Buffer.concat(
  Array.from({ length: 8 }, () => Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])),
);
const picture = () =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: '#705010' } })
    .png()
    .toBuffer();

const SERMON = {
  title: 'The lamp that stays lit',
  description: 'Ten lamps, five jars.',
  speaker: 'Pr. Amina Wekesa',
  sermon_date: '2026-11-14',
  scripture_reference: '',
  sermon_text: '<p onclick="x()">Words</p><script>alert(1)</script>',
  series: 'sabbath_service',
  status: 'draft',
  tags: ['hope', ' light '],
  is_featured: true,
};

let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(app(), 'pastor'));
});

const create = async (changes: object = {}) => {
  const payload = { ...SERMON, ...changes };
  const response = await app().inject({ method: 'POST', url: URL, headers, payload });
  expect(response.statusCode).toBe(201);
  return response.json().data;
};

const get = async (id: number) => (await app().inject({ url: `${URL}/${id}`, headers })).json().data;

/** Creates a form with one file, as a browser sends it. */
function form(bytes: Buffer, { field = 'audio', name = 'sermon.mp3', fields = {} } = {}) {
  const boundary = 'a-boundary-of-this-test';
  const texts = Object.entries(fields).map(
    ([key, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${String(value)}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    type: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(texts.join('') + head),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

async function send(bytes: Buffer, options: Parameters<typeof form>[1] = {}) {
  const { type, payload } = form(bytes, options);
  return app().inject({ method: 'POST', url: `${URL}/upload`, headers: { ...headers, ...type }, payload });
}

describe('saving a sermon', () => {
  it('keeps every field, and cleans the text', async () => {
    const saved = await create();
    expect(saved).toMatchObject({
      title: SERMON.title,
      scripture_reference: null,
      sermon_text: '<p>Words</p>',
      status: 'draft',
      tags: ['hope', 'light'],
      is_featured: true,
      audio_file: null,
      version: 1,
    });
  });

  it('has the defaults of the specification', async () => {
    expect(await create({ series: undefined, status: undefined })).toMatchObject({
      series: 'sabbath_service',
      status: 'published',
    });
  });

  it('shows editors each field of the form in the list, visitors no text and no draft', async () => {
    const { id } = await create({ title: 'A draft with text' });
    const listFor = async (as: Record<string, string>) =>
      (await app().inject({ url: `${URL}?search=draft%20with`, headers: as })).json().data;
    expect(await listFor(headers)).toMatchObject([{ id, sermon_text: '<p>Words</p>', version: 1 }]);
    expect(await listFor({})).toEqual([]);
  });

  it.each([
    ['title', 'Title is required'],
    ['speaker', 'Speaker is required'],
    ['description', 'Description is required'],
    ['sermon_date', 'Sermon date is required'],
  ])('refuses one without its %s', async (field, message) => {
    const payload = { ...SERMON, [field]: '' };
    const response = await app().inject({ method: 'POST', url: URL, headers, payload });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ [field]: [message] });
  });

  it('changes what is named, and responds with 409 to who started from an older version', async () => {
    const { id } = await create();
    const put = (payload: object, version: number) =>
      app().inject({
        method: 'PUT',
        url: `${URL}/${id}`,
        headers: { ...headers, 'if-match': `"${version}"` },
        payload,
      });
    expect((await put({ title: 'Another title' }, 1)).json().data).toMatchObject({
      title: 'Another title',
      speaker: SERMON.speaker,
      version: 2,
    });
    expect((await put({ title: 'A third' }, 1)).statusCode).toBe(409);
    expect((await put({ title: '' }, 2)).statusCode).toBe(422);
    const gone = { method: 'PUT', url: `${URL}/999999`, headers, payload: {} } as const;
    expect((await app().inject(gone)).statusCode).toBe(404);
  });
});

describe('a file of a sermon', () => {
  it('belongs to the sermon that its sender saved last', async () => {
    await create();
    const { id } = await create();
    const response = await send(sound);
    expect(response.statusCode).toBe(201);
    expect(response.json().data).toMatchObject({ kind: 'audio', file_kind: 'audio', sermon_id: id });
    expect((await get(id)).audio_file).toMatch(/\/media\/sermon-[0-9a-f]{8}\.mp3$/);
  });

  it('may be named by its field or by its kind', async () => {
    const { id } = await create();
    await send(await readFile(videoPath('sermon')), { field: 'video', name: 'video.mp4' });
    await send(await picture(), { field: 'file', name: 'still.png', fields: { kind: 'thumbnail' } });
    expect(await get(id)).toMatchObject({
      video_file: expect.stringContaining('/media/video-'),
      thumbnail: expect.stringContaining('/media/still-640x360-'),
      audio_file: null,
    });
  });

  it('may name another sermon', async () => {
    const first = await create();
    await create();
    const response = await send(sound, { fields: { sermon_id: first.id } });
    expect(response.json().data.sermon_id).toBe(first.id);
    expect((await send(sound, { fields: { sermon_id: 999999 } })).statusCode).toBe(404);
  });

  it('is refused to who started from an older version of the sermon', async () => {
    const { id, version } = await create();
    const read = async () => (await app().inject({ url: `${URL}/${id}`, headers })).json().data;
    const fields = { sermon_id: id, version };
    expect((await send(sound, { fields })).statusCode).toBe(201);
    const stored = await read();
    expect(stored.version).toBe(version + 1);
    const late = await send(sound, { fields });
    expect(late.statusCode).toBe(409);
    expect(late.json().conflict).toMatchObject({
      current: { audio_file: stored.audio_file },
      current_version: stored.version,
      submitted: { audio_file: expect.stringContaining('/media/') },
    });
    const { type, payload } = form(sound, { fields: { sermon_id: id } });
    const tag = { 'if-match': `"${version}"` };
    const byHeader = await app().inject({
      method: 'POST',
      url: `${URL}/upload`,
      headers: { ...headers, ...type, ...tag },
      payload,
    });
    expect(byHeader.statusCode).toBe(409);
    expect(await read()).toMatchObject({ audio_file: stored.audio_file, version: stored.version });
  });

  it('takes no Idempotency-Key, since no hash holds its bytes', async () => {
    const { type, payload } = form(sound);
    const key = { 'idempotency-key': 'a-key-of-its-own' };
    const response = await app().inject({
      method: 'POST',
      url: `${URL}/upload`,
      headers: { ...headers, ...type, ...key },
      payload,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe('A form with a file takes no Idempotency-Key.');
  });

  it('waits for a sermon when its sender has saved none', async () => {
    const { data } = (await send(sound)).json();
    expect(data.sermon_id).toBeNull();
    expect((await create({ audio_file: data.url })).audio_file).toContain(data.url);
  });

  it('is nobody else’s until a record has claimed it', async () => {
    const { data } = (await send(sound)).json();
    const other = await signIn(app(), 'elder');
    const payload = { ...SERMON, audio_file: data.url };
    const response = await app().inject({ method: 'POST', url: URL, headers: other.headers, payload });
    expect(response.statusCode).toBe(422);
  });

  it('is refused when it is something else, or nothing', async () => {
    await create();
    const text = await send(Buffer.from('<!doctype html><title>Not a sound</title>'));
    expect(text.statusCode).toBe(415);
    expect(text.json().message).toBe(
      'Invalid file type. Accepted types: sound recordings such as MP3, M4A, WAV and OGG',
    );
    const large = await send(Buffer.alloc(5 * 1024 * 1024 + 1), { field: 'pdf', name: 'outline.pdf' });
    expect(large.statusCode).toBe(413);
    const json = await app().inject({ method: 'POST', url: `${URL}/upload`, headers, payload: {} });
    expect(json.statusCode).toBe(415);
    const unknown = await send(sound, { fields: { kind: 'poster' } });
    expect(unknown.statusCode).toBe(422);
  });

  it('goes with its sermon, unless another uses it', async () => {
    const first = await create();
    const { data } = (await send(sound)).json();
    const second = await create({ audio_file: data.url });
    const isStored = async () => {
      await app().jobs.run('dropped-files');
      return app().media.drive.disk.exists(originalPath(data.key));
    };
    const remove = (id: number) => app().inject({ method: 'DELETE', url: `${URL}/${id}`, headers });
    expect((await remove(first.id)).json().message).toBe('Sermon deleted successfully!');
    expect(await isStored()).toBe(true);
    await remove(second.id);
    expect(await isStored()).toBe(false);
    expect((await app().inject(data.url)).statusCode).toBe(404);
    expect((await remove(second.id)).statusCode).toBe(404);
  });

  it('takes the place of the one before', async () => {
    await create();
    const before = (await send(sound)).json().data;
    await send(sound);
    await app().jobs.run('dropped-files');
    expect((await app().inject(before.url)).statusCode).toBe(404);
  });
});
