import { watchStart } from './watch-start';

const SECONDS = 1_000;
const onRetry = jest.fn();
const onLost = jest.fn();
const onReload = jest.fn();
let iframe: HTMLIFrameElement;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  iframe = document.createElement('iframe');
});
afterEach(() => jest.useRealTimers());

const watch = (retries = 0) => watchStart({ iframe, retries, onRetry, onLost, onReload });
const load = () => iframe.dispatchEvent(new Event('load'));

it('has nothing to do for a frame that greets in time', () => {
  const { noteGreeting } = watch();
  noteGreeting();
  load();
  jest.advanceTimersByTime(60 * SECONDS);
  for (const call of [onRetry, onLost, onReload]) expect(call).not.toHaveBeenCalled();
});

it.each<[string, number, number]>([
  ['first', 0, 0.4],
  ['second', 1, 1.2],
])('asks anew when the %s document fails to load, after a delay', (_, retries, delay) => {
  watch(retries);
  load();
  jest.advanceTimersByTime((1 + delay) * SECONDS - 1);
  expect(onRetry).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(onLost).not.toHaveBeenCalled();
});

it('gives up after three documents that failed to load', () => {
  watch(2);
  load();
  jest.advanceTimersByTime(1 * SECONDS);
  expect(onLost).toHaveBeenCalledWith('network');
  expect(onRetry).not.toHaveBeenCalled();
});

it('asks once more for a document that never comes', () => {
  watch(0);
  jest.advanceTimersByTime(10.4 * SECONDS - 1);
  expect(onRetry).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('gives up when that one doesn’t come either', () => {
  watch(1);
  jest.advanceTimersByTime(10 * SECONDS);
  expect(onLost).toHaveBeenCalledWith('timeout');
});

it('notices a document that the frame loads after its first', () => {
  const { noteGreeting } = watch();
  noteGreeting();
  load();
  load();
  expect(onReload).toHaveBeenCalledTimes(1);
});

it('is quiet once it is stopped', () => {
  const { stop } = watch();
  stop();
  load();
  load();
  jest.advanceTimersByTime(60 * SECONDS);
  for (const call of [onRetry, onLost, onReload]) expect(call).not.toHaveBeenCalled();
});
