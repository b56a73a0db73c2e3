import { linkUrl } from './link-url';

it.each([
  'https://linkedin.com/in/grace',
  'http://example.org',
  '/tithes-offerings',
  '#give',
  'mailto:a@demo.test',
  'tel:+254700000000',
])('keeps %s', (url) => {
  expect(linkUrl(url)).toBe(url);
});

it.each([
  null,
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'java\nscript:alert(1)',
  'linkedin.com/in/grace',
])('drops %j', (stored) => {
  expect(linkUrl(stored)).toBeNull();
});
