import sharp from 'sharp';
import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import { confirmEmail } from '../../../test/factories';
import { appendUpload, beginUpload, cancelUpload, sendForm } from '../../../test/storage/send-files';
import { DEFAULT_BOUNDS } from '../../bounds';

const MEMBER_BYTES = 30_000;
const OFFICE_BYTES = 90_000;
const app = withTestApp({
  config: {
    bounds: {
      ...DEFAULT_BOUNDS,
      openUploadsPerAccount: 3,
      uploadsPerAccountPerDay: 9,
      uploadBytesPerMemberPerDay: MEMBER_BYTES,
      uploadBytesPerOfficePerDay: OFFICE_BYTES,
    },
  },
});
const TOO_MANY = 'You have too many unfinished uploads. Please finish or cancel one of them first.';
const TOO_MUCH = /^You have sent as much as fits into one day\./;

const getHeaders = async (kind: Kind) => (await signIn(app(), kind)).headers;
const begin = (headers: Record<string, string>, kind: string, bytes = 10) =>
  beginUpload(app(), headers, kind, bytes);
const picture = (shade: number) =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: { r: shade, g: 80, b: 128 } } })
    .jpeg()
    .toBuffer();

/** Sends a whole picture and returns the URL of its upload. */
async function upload(headers: Record<string, string>, kind: string, shade: number) {
  const bytes = await picture(shade);
  const url = String((await begin(headers, kind, bytes.length)).headers['location']);
  expect((await appendUpload(app(), headers, url, bytes)).statusCode).toBe(204);
  return url;
}

it('needs a confirmed email address of a member, and says how to get there', async () => {
  const { headers, user } = await signIn(app(), 'member', { email_confirmed_at: null });
  const refused = await begin(headers, 'portrait');
  expect(refused.statusCode).toBe(403);
  expect(refused.json().message).toBe(
    'Please confirm your email address first: open the link in the email we sent you, or have it sent again.',
  );
  await confirmEmail(app(), user.id);
  expect((await begin(headers, 'portrait')).statusCode).toBe(201);
  const { headers: office } = await signIn(app(), 'pastor', { email_confirmed_at: null });
  expect((await begin(office, 'picture')).statusCode).toBe(201);
});

it('lets one account have a few unfinished uploads, and others theirs', async () => {
  const headers = await getHeaders('member');
  const open = [];
  for (let n = 0; n < 3; n += 1) open.push(await begin(headers, 'portrait'));
  expect(open.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const refused = await begin(headers, 'portrait');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe(TOO_MANY);
  expect((await begin(await getHeaders('member'), 'portrait')).statusCode).toBe(201);
  await cancelUpload(app(), headers, String(open[0]?.headers['location']));
  expect((await begin(headers, 'portrait')).statusCode).toBe(201);
});

it('lets one account send so many files in a day, however small', async () => {
  const headers = await getHeaders('pastor');
  for (let n = 0; n < 9; n += 1) await upload(headers, 'picture', n * 20);
  const refused = await begin(headers, 'picture');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(TOO_MUCH);
});

it('counts what is sent at the same time', async () => {
  const headers = await getHeaders('member');
  const responses = await Promise.all(Array.from({ length: 8 }, () => begin(headers, 'portrait')));
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
});

it('does not count a file that another took the place of', async () => {
  const headers = await getHeaders('member');
  for (let n = 0; n < 4; n += 1) {
    const url = await upload(headers, 'portrait', n * 40);
    const { file } = (await app().inject({ url, headers })).json().data;
    const payload = { photo_url: file.url };
    const saved = await app().inject({ method: 'PUT', url: '/api/auth/user/photo', headers, payload });
    expect(saved.statusCode).toBe(200);
    await app().jobs.run('dropped-files');
  }
  expect((await begin(headers, 'portrait')).statusCode).toBe(201);
});

it.each<[Kind, string, number]>([
  ['member', 'portrait', MEMBER_BYTES],
  ['youth leader', 'picture', OFFICE_BYTES],
  ['pastor', 'video', OFFICE_BYTES],
])('a %s announces at most so many bytes in a day: %s, %i', async (who, kind, most) => {
  const headers = await getHeaders(who);
  expect((await begin(headers, kind, most - 5000)).statusCode).toBe(201);
  const refused = await begin(headers, kind, 5001);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toMatch(TOO_MUCH);
  expect((await begin(headers, kind, 5000)).statusCode).toBe(201);
});

describe.each([
  ['the form of a gallery item', '/api/v1/gallery', 'image'],
  ['a file of the gallery', '/api/v1/gallery/upload', 'image'],
  ['a file of a sermon', '/api/v1/sermons/upload', 'thumbnail'],
])('%s', (_name, url, field) => {
  const send = async (headers: Record<string, string>, bytes: Buffer) =>
    sendForm(app(), headers, url, field, bytes);

  it('counts as an upload under way', async () => {
    const headers = await getHeaders('pastor');
    for (let n = 0; n < 3; n += 1) await begin(headers, 'gallery');
    const refused = await send(headers, await picture(10));
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe(TOO_MANY);
  });

  it('counts with its bytes, and as done once it has arrived or was refused', async () => {
    const headers = await getHeaders('pastor');
    for (let n = 0; n < 4; n += 1) {
      expect((await send(headers, Buffer.from('no picture'))).statusCode).toBe(415);
      expect((await send(headers, await picture(n * 10))).statusCode).not.toBe(429);
    }
    const refused = await send(headers, Buffer.alloc(OFFICE_BYTES));
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toMatch(TOO_MUCH);
  });
});

it.each(['/api/v1/gallery/upload', '/api/v1/sermons/upload'])('%s takes nothing but a form', async (url) => {
  const headers = await getHeaders('pastor');
  const refused = await app().inject({ method: 'POST', url, headers, payload: { title: 'Choir day' } });
  expect(refused.statusCode).toBe(415);
  expect(refused.json().message).toBe('A file is sent as multipart/form-data.');
});
