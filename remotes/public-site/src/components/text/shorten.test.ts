import { shortenDescription } from './shorten';

it('leaves a text that fits', () => {
  const text = 'A word. '.repeat(20).slice(0, 160);
  expect(shortenDescription(text)).toBe(text);
});

it('cuts between words and says that there is more', () => {
  const text = `Sun 6 Dec, 4:00 PM. ${'We sing and pray together. '.repeat(9)}`;
  const shortened = shortenDescription(text);
  expect(shortened.length).toBeLessThanOrEqual(160);
  expect(shortened).toMatch(/^Sun 6 Dec.* together\. We…$/);
  expect(text.startsWith(shortened.slice(0, -1))).toBe(true);
});

it.each([
  ['among words', `${'sing '.repeat(31)}${'😀'.repeat(20)}`],
  ['without a space', '😀'.repeat(200)],
  ['at any place', `x${'😀'.repeat(200)}`],
])('splits no emoji %s', (_, text) => {
  const shortened = shortenDescription(text);
  // The class matches halves of characters only.
  expect(shortened).not.toMatch(/\p{Cs}/u);
  expect(Array.from(shortened).length).toBeLessThanOrEqual(160);
});
