import sharp from 'sharp';
import { signIn, withTestApp } from '../../../test/build-app';

const app = withTestApp();
const TUS = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

let headers: Record<string, string>;
beforeAll(async () => {
  ({ headers } = await signIn(app(), 'admin'));
});

/** Sends a picture of its own and returns its URL. */
async function uploadPicture(shade: number): Promise<string> {
  const background = { r: shade, g: 80, b: 128 };
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const begun = await app().inject({
    method: 'POST',
    url: '/uploads',
    headers: {
      ...headers,
      ...TUS,
      'upload-length': String(bytes.length),
      'upload-metadata': `kind ${base64('picture')},filename ${base64(`shade ${shade}.jpg`)}`,
    },
  });
  const url = String(begun.headers['location']);
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  await app().inject({ method: 'PATCH', url, headers: { ...headers, ...TUS, ...type }, payload: bytes });
  return (await app().inject({ url, headers })).json().data.file.url;
}

const RECORDS = [
  ['slide', '/api/v1/homepage/slides', 'image_url', { title: 'Dawn', content: 'Come in.' }],
  [
    'event',
    '/api/v1/events',
    'featured_image',
    {
      title: 'Choir day',
      description: 'All day.',
      event_type: 'choir',
      start_datetime: '2027-05-01T10:00',
      end_datetime: '2027-05-01T11:00',
    },
  ],
  ['leader', '/api/v1/leaders', 'image', { name: 'Grace Atieno', title: 'Elder', category: 'elders' }],
  ['project', '/api/church-projects', 'image_url', { title: 'A roof', description: 'For the hall.' }],
] as const;

describe.each(RECORDS)('the uploaded picture of a %s', (_kind, url, field, body) => {
  const create = async (picture: string) => {
    const payload = { ...body, [field]: picture };
    const response = await app().inject({ method: 'POST', url, headers, payload });
    return response.json().data;
  };
  const remove = (id: number) => app().inject({ method: 'DELETE', url: `${url}/${id}`, headers });
  const readStatus = async (picture: string) => {
    await app().jobs.run('dropped-files');
    return (await app().inject(picture)).statusCode;
  };

  it('is shown with it, and goes with the last one that uses it', async () => {
    const picture = await uploadPicture(RECORDS.findIndex(([, of]) => of === url) * 20 + 10);
    const first = await create(picture);
    const second = await create(picture);
    expect(first[field]).toContain(picture);
    expect((await remove(first.id)).statusCode).toBe(200);
    expect(await readStatus(picture)).toBe(200);
    expect((await remove(second.id)).statusCode).toBe(200);
    expect(await readStatus(picture)).toBe(404);
  });

  it('goes when another takes its place', async () => {
    const shade = RECORDS.findIndex(([, of]) => of === url) * 20 + 120;
    const [before, after] = [await uploadPicture(shade), await uploadPicture(shade + 5)];
    const { id, version } = await create(before);
    const response = await app().inject({
      method: 'PUT',
      url: `${url}/${id}`,
      headers: { ...headers, 'if-match': `"${version}"` },
      payload: { ...body, [field]: after },
    });
    expect(response.statusCode).toBe(200);
    expect(await readStatus(before)).toBe(404);
    expect(await readStatus(after)).toBe(200);
  });
});
