import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { signIn, withTestApp } from '../../../test/build-app';
import { originalPath } from '../../media/drive';
import { namedFiles } from '../../media/named-files';
import { media } from '../../database/schema/media';
import { videoPath } from '@narthex/demo/videos';

const app = withTestApp();
const URL = '/api/v1/gallery';
const ITEM = { title: 'Baptism at the river', description: 'Nine were baptised.', category: 'Events' };
const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#3060a0' } })
    .jpeg()
    .toBuffer();

let headers: Record<string, string>;
beforeAll(async () => {
  ({ headers } = await signIn(app(), 'admin'));
});

async function sendForm(url: string, fields: Record<string, string>, file?: Buffer, name = 'river.jpg') {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.append(key, value);
  if (file) body.append('image', new Blob([new Uint8Array(file)]), name);
  const request = new Request('http://localhost', { method: 'POST', body });
  return app().inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

const sendJson = (payload: object) => app().inject({ method: 'POST', url: URL, headers, payload });

it('takes the fields with the file in one form', async () => {
  const response = await sendForm(
    URL,
    { ...ITEM, date_taken: '2026-11-01', is_featured: '1' },
    await picture(),
  );
  expect(response.statusCode).toBe(201);
  const { data } = response.json();
  expect(data).toMatchObject({ ...ITEM, date_taken: '2026-11-01', is_featured: true, file_type: 'image' });
  expect(data.file_path).toMatch(/\/media\/river-800x600-[0-9a-f-]+\/original\.jpg$/);
  const served = await app().inject(new globalThis.URL(data.file_path, 'http://localhost').pathname);
  expect(served.headers['content-type']).toBe('image/jpeg');
});

it('takes a file first, and the item that names it after', async () => {
  const { data: file } = (
    await sendForm(`${URL}/upload`, {}, await readFile(videoPath('choir')), 'choir.mp4')
  ).json();
  expect(file).toMatchObject({ kind: 'video', content_type: 'video/mp4' });
  const payload = { ...ITEM, file_path: file.url };
  const { data } = (await app().inject({ method: 'POST', url: URL, headers, payload })).json();
  expect(data).toMatchObject({ file_type: 'video', date_taken: null, is_featured: false });
  expect(data.file_path).toMatch(/\.mp4$/);

  const download = await app().inject(`${URL}/${data.id}/download`);
  expect(download.headers['content-disposition']).toBe('attachment; filename="baptism-at-the-river.mp4"');
  expect(download.rawPayload.length).toBe(file.bytes);

  const [key = ''] = namedFiles(data.file_path);
  await app().media.drive.disk.delete(originalPath(key));
  const lost = await app().inject(`${URL}/${data.id}/download`);
  expect(lost.statusCode).toBe(404);
  expect(lost.json().message).toBe('There is no such file.');
});

it('refuses what is no picture and no video, and a form without a title', async () => {
  const text = await sendForm(URL, ITEM, Buffer.from('only words'), 'picture.jpg');
  expect(text.statusCode).toBe(415);
  const untitled = await sendForm(URL, { ...ITEM, title: ' ' }, await picture());
  expect(untitled.statusCode).toBe(422);
  expect(untitled.json().errors).toEqual({ title: ['Title is required'] });
  expect((await sendForm(`${URL}/upload`, {})).statusCode).toBe(422);
  const payload = { ...ITEM, file_path: '/media/gone-1a2b3c4d.mp4' };
  const gone = await app().inject({ method: 'POST', url: URL, headers, payload });
  expect(gone.json().errors).toHaveProperty('file_path');
});

it.each([
  ['a name in the form', () => sendForm(URL, { ...ITEM, image: 'river.jpg' })],
  ['an empty field of the form', () => sendForm(URL, { ...ITEM, image: '' })],
  ['what a form makes of a missing file', () => sendForm(URL, { ...ITEM, image: 'undefined' })],
  ['what JSON makes of a file', () => sendJson({ ...ITEM, image: {} })],
  ['a name in JSON', () => sendJson({ ...ITEM, image: 'river.jpg' })],
])('refuses %s instead of a file, and makes no empty item', async (_what, send) => {
  const before = (await app().inject(URL)).json().meta.total;
  const response = await send();
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual({
    image: ['No file arrived here. Please choose a picture or a video again.'],
  });
  expect((await app().inject(URL)).json().meta.total).toBe(before);
});

it('refuses a file that is neither a picture nor a video', async () => {
  await app()
    .db.insert(media)
    .values({ key: 'outline-1a2b3c4d.pdf', kind: 'document', content_type: 'application/pdf', bytes: 10 });
  const response = await sendJson({ ...ITEM, file_path: '/media/outline-1a2b3c4d.pdf' });
  expect(response.json().errors).toEqual({
    file_path: ['This file is neither a picture nor a video. Please choose one.'],
  });
});

it('lists the newest first, by category, to everybody', async () => {
  const payload = { ...ITEM, title: 'Camp', category: 'Youth' };
  await app().inject({ method: 'POST', url: URL, headers, payload });
  const list = (await app().inject(`${URL}?category=Youth`)).json();
  expect(list.data).toMatchObject([{ title: 'Camp', file_path: null, file_type: null }]);
  expect(list.meta.total).toBe(1);
  expect((await app().inject(URL)).json().data[0].title).toBe('Camp');
  expect((await app().inject(`${URL}?category=Other%20things`)).statusCode).toBe(422);
});

it('changes an item, and deletes it with its file', async () => {
  const { data } = (await sendForm(URL, ITEM, await picture())).json();
  const change = (payload: object, version = 1) =>
    app().inject({
      method: 'PUT',
      url: `${URL}/${data.id}`,
      headers: { ...headers, 'if-match': `"${version}"` },
      payload,
    });
  const changed = (await change({ title: 'By the river', file_path: data.file_path })).json().data;
  expect(changed).toMatchObject({ title: 'By the river', file_path: data.file_path, version: 2 });
  expect((await change({ title: 'Again' })).statusCode).toBe(409);
  const file = new globalThis.URL(data.file_path, 'http://localhost').pathname;
  const remove = () => app().inject({ method: 'DELETE', url: `${URL}/${data.id}`, headers });
  expect((await remove()).json().message).toBe('Gallery item deleted successfully!');
  await app().jobs.run('dropped-files');
  expect((await app().inject(file)).statusCode).toBe(404);
  expect((await remove()).statusCode).toBe(404);
  expect((await app().inject(`${URL}/${data.id}`)).statusCode).toBe(404);
});
