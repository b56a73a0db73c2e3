import { ApiError, uploadFile } from '@narthex/shared-auth';
import { createUploads } from './uploads-for-remote';

jest.mock('@narthex/shared-auth', () => ({
  ...jest.requireActual<object>('@narthex/shared-auth'),
  uploadFile: jest.fn(),
}));

const upload = jest.mocked(uploadFile);
const file = new File(['a'], 'a.png');
const kind = 'picture' as never;
const stored = { url: '/media/1' } as never;

beforeEach(() => upload.mockReset());

it('uploads a file in the name of the remote, and tells it the progress of this upload', async () => {
  upload.mockImplementation(async (_, { onProgress }) => {
    onProgress?.(5, 10);
    return stored;
  });
  const onProgress = jest.fn();
  expect(await createUploads(onProgress).start('choirs', 3, file, kind)).toEqual({ file: stored });
  expect(upload).toHaveBeenCalledWith(
    file,
    expect.objectContaining({ kind, headers: { 'x-narthex-remote': 'choirs' } }),
  );
  expect(onProgress).toHaveBeenCalledWith(3, 5, 10);
});

it.each([null, 'a.png', { name: 'a.png', size: 1 }, new Blob(['a'])])('uploads no %p', async (value) => {
  const result = await createUploads(jest.fn()).start('choirs', 1, value as File, kind);
  expect(result).toEqual({ refusal: { status: 0, code: 'network', message: 'The upload was interrupted.' } });
  expect(upload).not.toHaveBeenCalled();
});

it.each([
  [new ApiError(413, 'too_large', 'Too large'), { status: 413, code: 'too_large', message: 'Too large' }],
  [new Error('secret'), { status: 0, code: 'network', message: 'The upload was interrupted.' }],
])('describes %p without anything else', async (cause, refusal) => {
  upload.mockRejectedValue(cause);
  expect(await createUploads(jest.fn()).start('choirs', 1, file, kind)).toEqual({ refusal });
});

it.each<[boolean, unknown]>([
  [true, 'pause'],
  [false, expect.objectContaining({ name: 'AbortError' })],
])('stops the upload that the remote names (paused: %p)', async (isPaused, reason) => {
  const signals: (AbortSignal | undefined)[] = [];
  upload.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signals.push(signal);
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const { start, cancel } = createUploads(jest.fn());
  const first = start('choirs', 1, file, kind);
  void start('choirs', 2, file, kind);
  cancel(7, isPaused);
  cancel(1, isPaused);
  expect(await first).toHaveProperty('refusal');
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  expect(signals[0]?.reason).toEqual(reason);
});
