import { createFloodGuard } from './flood-guard';

let now = 0;
const send = (isFlood: () => boolean, count: number) => Array.from({ length: count }, () => isFlood()).at(-1);

beforeEach(() => {
  now = 0;
});

it('lets a busy frame send a thousand messages in each second', () => {
  const isFlood = createFloodGuard(() => now);
  expect(send(isFlood, 1_000)).toBe(false);
  now = 1_000;
  expect(send(isFlood, 1_000)).toBe(false);
});

it('notices one more within a second', () => {
  const isFlood = createFloodGuard(() => now);
  send(isFlood, 500);
  now = 999;
  expect(send(isFlood, 500)).toBe(false);
  expect(isFlood()).toBe(true);
});
