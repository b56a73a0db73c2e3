import { readCookie, readLink, signCookie, signLink, type PreviewLink } from './preview-token';

const SECRET = 'a secret of this test';
const NOW = 1_000_000;
const LINK: PreviewLink = {
  remote: 'music-dashboard',
  version: '1.2.3-0123456789',
  expiresAt: new Date(NOW + 1_000),
  roles: ['leader', 'admin'],
};
const { roles: _, ...PREVIEW } = LINK;

it('names what may be seen, by whom, and until when', () => {
  const token = signLink(SECRET, LINK);
  expect(token).toMatch(/^[\w-]+$/);
  expect(readLink(SECRET, token, NOW)).toEqual(LINK);
  expect(readLink(SECRET, token, NOW + 1_000)).toBeNull();
});

it('goes into a cookie without the roles, which were asked for when it was opened', () => {
  const cookie = signCookie(SECRET, LINK);
  expect(readCookie(SECRET, cookie, NOW)).toEqual(PREVIEW);
  expect(readCookie(SECRET, cookie, NOW + 1_000)).toBeNull();
});

it.each<[string, () => unknown]>([
  ['a link of another site', () => readLink('another secret', signLink(SECRET, LINK), NOW)],
  ['a link as a cookie', () => readCookie(SECRET, signLink(SECRET, LINK), NOW)],
  ['a cookie as a link', () => readLink(SECRET, signCookie(SECRET, LINK), NOW)],
  ['nothing', () => readLink(SECRET, '', NOW)],
  ['what anybody could write', () => readCookie(SECRET, 'bXVzaWM', NOW)],
])('refuses %s', (_name, read) => {
  expect(read()).toBeNull();
});

it('refuses a link in which another version was written', () => {
  const text = Buffer.from(signLink(SECRET, LINK), 'base64url').toString('utf8');
  const altered = Buffer.from(text.replace('1.2.3', '1.2.4')).toString('base64url');
  expect(readLink(SECRET, altered, NOW)).toBeNull();
});
