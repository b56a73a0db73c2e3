import { applyChange } from './apply-change';

const TEXT = 'a\nb\nc\nb\nd\n';

it('applies hunks one after the other', () => {
  const hunks = [
    { before: ['a', 'b'], after: ['a', 'new', 'b'] },
    { before: ['b', 'd'], after: ['d'] },
  ];
  expect(applyChange('letters', TEXT, hunks)).toBe('a\nnew\nb\nc\nd\n');
});

it.each([
  ['nowhere', 'x', 0],
  ['in two places', 'b', 2],
])('refuses a hunk that fits %s', (_, line, places) => {
  expect(() => applyChange('letters', TEXT, [{ before: [line], after: [] }])).toThrow(
    `letters reads as follows in ${places} places, not in one:\n${line}`,
  );
});
