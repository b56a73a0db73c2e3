import { CodeLoadError, loadCode } from './load-code';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const lost = () => Promise.reject(new Error('connection lost'));

it('asks once more for what failed', async () => {
  let isFirst = true;
  const loaded = loadCode(() => {
    const attempt = isFirst ? lost() : Promise.resolve('code');
    isFirst = false;
    return attempt;
  });
  await jest.advanceTimersByTimeAsync(400);
  expect(await loaded).toBe('code');
});

it('then says that code is missing, and why; the next call asks anew', async () => {
  let isOnline = false;
  const fetchModule = () => (isOnline ? Promise.resolve('code') : lost());
  const failure = loadCode(fetchModule).catch((cause: unknown) => cause);
  await jest.advanceTimersByTimeAsync(400);
  expect(await failure).toBeInstanceOf(CodeLoadError);
  expect(await failure).toMatchObject({ cause: { message: 'connection lost' } });
  isOnline = true;
  expect(await loadCode(fetchModule)).toBe('code');
});

it('gives up what hangs', async () => {
  const failure = loadCode(() => new Promise(() => undefined)).catch((cause: unknown) => cause);
  await jest.advanceTimersByTimeAsync(20_400);
  expect(await failure).toMatchObject({ name: 'CodeLoadError', cause: { name: 'TimeoutError' } });
});
