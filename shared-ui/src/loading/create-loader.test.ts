import { createLoader } from './create-loader';

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
