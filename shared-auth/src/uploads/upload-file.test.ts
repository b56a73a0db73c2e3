import { configureApi } from '../client/api-client';
import { uploadFile } from './upload-file';

interface FakeOptions {
  readonly endpoint: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly onBeforeRequest: (request: {
    setHeader: (name: string, value: string) => void;
    getUnderlyingObject: () => XMLHttpRequest;
  }) => void;
  readonly onAfterResponse?: (
    request: { getMethod: () => string },
    response: { getStatus: () => number },
  ) => void;
  readonly onProgress: (sent: number, total: number) => void;
  readonly onSuccess: () => void;
  readonly onError: (cause: unknown) => void;
  readonly onShouldRetry: (cause: unknown) => boolean;
}

const mockHeaders: Record<string, string> = {};
const mockRequests: XMLHttpRequest[] = [];
const mockState = { resumed: '', aborted: '', refusal: 0, isTriedAgain: false };

jest.mock('tus-js-client', () => {
  class DetailedError extends Error {
    constructor(readonly originalResponse: unknown) {
      super('refused');
    }
  }
  class Upload {
    url: string | null = null;
    constructor(
      readonly file: File,
      readonly options: FakeOptions,
    ) {}
    findPreviousUploads = async () => [{ urlStorageKey: 'earlier' }];
    resumeFromPreviousUpload(previous: { urlStorageKey: string }) {
      mockState.resumed = previous.urlStorageKey;
    }
    async abort(isGivenUp: boolean) {
      mockState.aborted = isGivenUp ? 'given up' : 'paused';
    }
    start() {
      const { options } = this;
      const xhr = new XMLHttpRequest();
      mockRequests.push(xhr);
      options.onBeforeRequest({
        setHeader: (name, value) => (mockHeaders[name] = value),
        getUnderlyingObject: () => xhr,
      });
      if (this.file.name === 'endless.mp3') return;
      if (this.file.name === 'gone.mp3') {
        options.onShouldRetry(new Error('no response'));
        return;
      }
      if (this.file.name === 'half.mp3') {
        // tus begins a new upload unless this throws.
        const ask = () => options.onAfterResponse?.({ getMethod: () => 'HEAD' }, { getStatus: () => 503 });
        expect(ask).toThrow();
        options.onError(new Error('no response'));
        return;
      }
      if (mockState.refusal > 0) {
        const getBody = () => JSON.stringify({ message: 'Not this one', code: 'refused' });
        const cause = new DetailedError({ getStatus: () => mockState.refusal, getBody });
        mockState.isTriedAgain = options.onShouldRetry(cause);
        options.onError(cause);
        return;
      }
      options.onProgress(3, 3);
      this.url = `${options.endpoint}/abc`;
      options.onSuccess();
    }
  }
  return { Upload, DetailedError };
});

const file = (name = 'song.mp3') => new File(['abc'], name, { type: 'audio/mpeg' });
const onUnauthorized = jest.fn();

beforeEach(() => {
  Object.assign(mockState, { resumed: '', aborted: '', refusal: 0 });
  onUnauthorized.mockClear();
  configureApi({
    host: 'https://api.example',
    readToken: () => 'a-token',
    onUnauthorized,
    transport: async ({ url }) => ({ status: 200, body: { data: { file: { url: `/media/of ${url}` } } } }),
  });
});

it('sends a file with the session, goes on where an earlier attempt stopped, and says what became of it', async () => {
  const progress: number[] = [];
  const stored = await uploadFile(file(), { kind: 'audio', onProgress: (sent) => progress.push(sent) });
  expect(stored.url).toBe('/media/of https://api.example/uploads/abc');
  expect(mockHeaders['Authorization']).toBe('Bearer a-token');
  expect(mockState.resumed).toBe('earlier');
  expect(progress).toEqual([3]);
});

it('throws what the server says of a file it refuses', async () => {
  mockState.refusal = 415;
  await expect(uploadFile(file(), { kind: 'audio' })).rejects.toMatchObject({
    status: 415,
    message: 'Not this one',
  });
  expect(onUnauthorized).not.toHaveBeenCalled();
});

it('begins no file anew while the server can’t say how far it has come', async () => {
  await expect(uploadFile(file('half.mp3'), { kind: 'audio' })).rejects.toMatchObject({
    isNetworkError: true,
  });
});

it.each([
  ['a full disk', 507, false],
  ['too many uploads', 429, false],
  ['a fault that may pass', 503, true],
  ['another connection of the same upload', 423, true],
])('after %s (%i) it is tried again: %s', async (_name, status, isTriedAgain) => {
  mockState.refusal = status;
  await expect(uploadFile(file(), { kind: 'audio' })).rejects.toMatchObject({ message: 'Not this one' });
  expect(mockState.isTriedAgain).toBe(isTriedAgain);
});

it('says that the session is over', async () => {
  mockState.refusal = 401;
  await expect(uploadFile(file(), { kind: 'audio' })).rejects.toMatchObject({ status: 401 });
  expect(onUnauthorized).toHaveBeenCalled();
});

it('goes on once the person has signed in again', async () => {
  mockState.refusal = 401;
  onUnauthorized.mockImplementationOnce(async () => {
    mockState.refusal = 0;
    return true;
  });
  const sending = uploadFile(file(), { kind: 'audio', onProgress: () => undefined });
  await expect(sending).resolves.toMatchObject({ url: '/media/of https://api.example/uploads/abc' });
});

it('sends no file again whose session ended after its last byte', async () => {
  const statuses = [401, 200];
  const body = { data: { file: { url: '/media/song.mp3' } } };
  configureApi({ transport: async () => ({ status: statuses.shift() ?? 500, body }) });
  onUnauthorized.mockResolvedValueOnce(true);
  const before = mockRequests.length;
  const sending = uploadFile(file(), { kind: 'audio', onProgress: () => undefined });
  await expect(sending).resolves.toMatchObject({ url: '/media/song.mp3' });
  expect(mockRequests).toHaveLength(before + 1);
});

it.each([
  ['gives it up when it is cancelled', undefined, 'given up'],
  ['keeps what was sent when the form is left', 'pause', 'paused'],
])('%s', async (_title, reason, aborted) => {
  const controller = new AbortController();
  const sending = uploadFile(file('endless.mp3'), { kind: 'audio', signal: controller.signal });
  const ended = expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setTimeout(resolve));
  controller.abort(reason);
  await ended;
  expect(mockState.aborted).toBe(aborted);
});

it('takes a line that has been silent for long for a lost connection, however long a slow one takes', async () => {
  await uploadFile(file(), { kind: 'audio', onProgress: () => undefined });
  const xhr = mockRequests.at(-1);
  if (!xhr) throw new Error('Nothing was sent.');
  const silence = xhr.timeout;
  expect(silence).toBeGreaterThan(0);
  const begunAt = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(begunAt + 10 * silence);
  xhr.upload.dispatchEvent(new ProgressEvent('progress'));
  expect(xhr.timeout).toBeGreaterThan(10 * silence);
  xhr.onerror = jest.fn();
  xhr.dispatchEvent(new ProgressEvent('timeout'));
  expect(xhr.onerror).toHaveBeenCalled();
});

it('gives up a file that was deleted after it was chosen, and says so', async () => {
  const gone = file('gone.mp3');
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  await expect(uploadFile(gone, { kind: 'audio' })).rejects.toMatchObject({
    code: 'unreadable_file',
    isNetworkError: false,
  });
  expect(mockState.aborted).toBe('given up');
});
