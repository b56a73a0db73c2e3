import { createLoader } from './create-loader';
import { CodeLoadError, loadCode } from './load-code';

describe('load code', () => {
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
});

describe('create loader', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const thrownBy = (read: () => unknown): unknown => {
    try {
      return { value: read() };
    } catch (cause) {
      return cause;
    }
  };

  it('shows a failure to a render that comes late, once, and then loads anew', async () => {
    const failure = new Error('connection lost');
    const fetchValue = jest.fn(() => Promise.reject(failure));
    const { read } = createLoader(fetchValue);
    expect(thrownBy(read)).toBeInstanceOf(Promise);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(thrownBy(read)).toBe(failure);
    expect(fetchValue).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(500);
    expect(thrownBy(read)).toBeInstanceOf(Promise);
    expect(fetchValue).toHaveBeenCalledTimes(2);
  });

  it('forgets a failure that no render waits for', async () => {
    const fetchValue = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('connection lost'));
    fetchValue.mockResolvedValue('the value');
    const { load, read } = createLoader(fetchValue);
    await expect(load()).rejects.toThrow('connection lost');
    await jest.advanceTimersByTimeAsync(500);
    await expect(load()).resolves.toBe('the value');
    expect(thrownBy(read)).toEqual({ value: 'the value' });
  });
});
