import { ApiError } from '@narthex/shared-auth';
import type { RemoteProxy } from 'penpal';
import type { FrameUpload, HostMethods } from '../../federation/isolation/frame-protocol';
import { createHostUploads } from './host-uploads';

const file = new File(['a'], 'a.png');
const STORED = { file: { url: '/media/1' } } as unknown as FrameUpload;

function openUploads(upload: () => Promise<FrameUpload>) {
  const host = { upload: jest.fn(upload), cancelUpload: jest.fn() };
  const uploads = createHostUploads();
  const send = uploads.connect(Promise.resolve(host as unknown as RemoteProxy<HostMethods>));
  return { ...uploads, host, send };
}
const kind = 'picture' as never;
/** Lets a promise that is resolved already take effect. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('hands a file to the page, and resolves with what is stored', async () => {
  const { send, host } = openUploads(async () => STORED);
  expect(await send(file, { kind })).toEqual({ url: '/media/1' });
  expect(host.upload).toHaveBeenCalledWith(1, file, 'picture');
});

it('tells each upload its own progress, until it ends', async () => {
  const ends: (() => void)[] = [];
  const { send, progress } = openUploads(() => new Promise((resolve) => ends.push(() => resolve(STORED))));
  const [first, second] = [jest.fn(), jest.fn()];
  const uploads = [send(file, { kind, onProgress: first }), send(file, { kind, onProgress: second })];
  await settle();
  progress(2, 5, 10);
  expect(second).toHaveBeenCalledWith(5, 10);
  expect(first).not.toHaveBeenCalled();
  for (const end of ends) end();
  await Promise.all(uploads);
  progress(1, 10, 10);
  progress(99, 10, 10);
  expect(first).not.toHaveBeenCalled();
});

it('throws the refusal of the server', async () => {
  const refusal = { status: 415, code: 'wrong_type', message: 'No picture' };
  const { send } = openUploads(async () => ({ refusal }));
  const error = await Promise.resolve(send(file, { kind })).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject(refusal);
});

it.each<[string, unknown, boolean]>([
  ['pauses', 'pause', true],
  ['cancels', undefined, false],
])('%s the upload of the page when its own is aborted', async (_, reason, isPaused) => {
  let end: () => void = () => undefined;
  const { send, host } = openUploads(() => new Promise((resolve) => (end = () => resolve(STORED))));
  const stop = new AbortController();
  const upload = Promise.resolve(send(file, { kind, signal: stop.signal }));
  const outcome = upload.catch((cause: unknown) => cause);
  await settle();
  stop.abort(reason);
  expect(host.cancelUpload).toHaveBeenCalledWith(1, isPaused);
  end();
  expect(await outcome).toBe(stop.signal.reason);
});

it('doesn’t listen for an abort after the upload', async () => {
  const { send, host } = openUploads(async () => STORED);
  const stop = new AbortController();
  await send(file, { kind, signal: stop.signal });
  stop.abort();
  expect(host.cancelUpload).not.toHaveBeenCalled();
});
