import { getOrderVersion } from './order-version';

it('is the same for the same order', () => {
  expect(getOrderVersion([3, 1, 2])).toBe(getOrderVersion([3, 1, 2]));
});

it.each([
  ['another order', [1, 3, 2]],
  ['an order that ends the same', [1, 3, 2, 2]],
  ['fewer rows', [3, 1]],
  ['more rows', [3, 1, 2, 4]],
  ['no rows', []],
])('is another for %s', (_, ids) => {
  expect(getOrderVersion(ids)).not.toBe(getOrderVersion([3, 1, 2]));
});

it('is another for each order of four', () => {
  const orders = [1, 2, 3, 4].flatMap((a) =>
    [1, 2, 3, 4].flatMap((b) => [1, 2, 3, 4].flatMap((c) => [1, 2, 3, 4].map((d) => [a, b, c, d] as const))),
  );
  const permutations = orders.filter((order) => new Set(order).size === 4);
  expect(new Set(permutations.map((order) => getOrderVersion(order))).size).toBe(24);
});

it('fits into an entity tag: a whole number of at most nine digits', () => {
  const longest = Array.from({ length: 500 }, (_, at) => at * 7919);
  for (let length = 0; length <= longest.length; length += 1)
    expect(String(getOrderVersion(longest.slice(0, length)))).toMatch(/^\d{1,9}$/);
});

it.each([
  [[], 166136261],
  [[1], 67918732],
  [[2, 1], 551600396],
  [[10, 20, 30], 514988591],
])('stays what it was, since proposals that wait hold it: %j', (ids, version) => {
  expect(getOrderVersion(ids)).toBe(version);
});
