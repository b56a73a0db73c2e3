import { mediaUrl } from './media-url';

it.each([
  [null, null],
  ['', null],
  ['choir-1600x900-1a2b3c4d-f2e8d5', '/media/choir-1600x900-1a2b3c4d-f2e8d5'],
  ['/media/choir', '/media/choir'],
  ['https://example.org/a.jpg', 'https://example.org/a.jpg'],
  ['javascript:alert(1)', '/media/javascript:alert(1)'],
  ['//evil.example/a.jpg', '/media///evil.example/a.jpg'],
])('turns %p into %p', (stored, url) => {
  expect(mediaUrl(stored)).toBe(url);
});
