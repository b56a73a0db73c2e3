import { FileStore } from '@tus/file-store';
import { ERRORS } from '@tus/server';
import sharp from 'sharp';
import { signIn, withTestApp } from '../../../test/build-app';
import { appendUpload, beginUpload, sendForm } from '../../../test/storage/send-files';

const app = withTestApp();
const SAYS = /can’t store files at the moment.*Please tell the church office/;

let headers: Record<string, string>;
beforeAll(async () => {
  ({ headers } = await signIn(app(), 'admin'));
});
afterEach(() => jest.restoreAllMocks());

const picture = () =>
  sharp({ create: { width: 32, height: 32, channels: 3, background: '#205080' } })
    .jpeg()
    .toBuffer();

const systemError = (code: string) => Object.assign(new Error(`${code}: it failed`), { code });
/** Makes an error like those of the library for buckets. */
const bucketError = (name: string) =>
  Object.assign(new Error(name), { name, $fault: 'client', $metadata: { httpStatusCode: 403 } });

const breakStore = (error: Error) => {
  const { drive } = app().media;
  jest.spyOn(drive, 'adopt').mockRejectedValue(error);
  jest.spyOn(drive.disk, 'put').mockRejectedValue(new Error('Cannot write file', { cause: error }));
};

async function upload(bytes: Buffer) {
  const begun = await beginUpload(app(), headers, 'picture', bytes.length);
  return appendUpload(app(), headers, String(begun.headers['location']), bytes);
}

it.each([
  ['a read-only disk', systemError('EROFS')],
  ['a folder that it may not write', systemError('EACCES')],
  ['a used-up quota', systemError('EDQUOT')],
  ['a full disk', systemError('ENOSPC')],
  ['a bucket that takes nothing', bucketError('AccessDenied')],
  ['a full bucket', bucketError('QuotaExceeded')],
])('says that the site stores no files because of %s, and whom to tell', async (_cause, error) => {
  breakStore(error);
  const sent = [
    await upload(await picture()),
    await sendForm(app(), headers, '/api/v1/gallery/upload', 'image', await picture()),
  ];
  for (const response of sent) {
    expect(response.statusCode).toBe(507);
    expect(response.json()).toMatchObject({ code: 'storage_full', message: expect.stringMatching(SAYS) });
  }
});

it('tells whoever only looks at a file that it is not available right now', async () => {
  const bytes = await picture();
  const begun = await beginUpload(app(), headers, 'picture', bytes.length);
  const location = String(begun.headers['location']);
  await appendUpload(app(), headers, location, bytes);
  const { url } = (await app().inject({ url: location, headers })).json().data.file;
  jest.spyOn(app().media.drive.disk, 'exists').mockRejectedValue(bucketError('TimeoutError'));
  const response = await app().inject({ url });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'unavailable', message: expect.stringMatching(/right now/) });
});

it('says so where the bytes of an upload can not be written', async () => {
  const begun = await beginUpload(app(), headers, 'picture', 9);
  const url = String(begun.headers['location']);
  jest.spyOn(FileStore.prototype, 'write').mockRejectedValue(ERRORS.FILE_WRITE_ERROR);
  const response = await appendUpload(app(), headers, url, Buffer.alloc(9));
  expect(response.statusCode).toBe(507);
  expect(response.json().message).toMatch(SAYS);
});

it('keeps other faults of the server apart', async () => {
  breakStore(new Error('A bug'));
  expect((await upload(await picture())).statusCode).toBe(500);
});
