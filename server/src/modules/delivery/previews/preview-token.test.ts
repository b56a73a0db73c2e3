import { readPreviewId, signPreview } from './preview-token';

const SECRET = 'a secret of this test';
const SECRETS = [SECRET, 'the secret before'];

it('names the preview in a link and in a cookie', () => {
  const token = signPreview(SECRET, 'link', 41);
  expect(token).toMatch(/^[\w-]+$/);
  expect(readPreviewId(SECRETS, 'link', token)).toBe(41);
  expect(readPreviewId(SECRETS, 'cookie', signPreview(SECRET, 'cookie', 41))).toBe(41);
  expect(readPreviewId(SECRETS, 'link', signPreview('the secret before', 'link', 41))).toBe(41);
});

it.each<[string, () => unknown]>([
  ['a link of another site', () => readPreviewId(SECRETS, 'link', signPreview('another secret', 'link', 1))],
  ['a link as a cookie', () => readPreviewId(SECRETS, 'cookie', signPreview(SECRET, 'link', 1))],
  ['a cookie as a link', () => readPreviewId(SECRETS, 'link', signPreview(SECRET, 'cookie', 1))],
  ['nothing', () => readPreviewId(SECRETS, 'link', '')],
  ['what anybody could write', () => readPreviewId(SECRETS, 'cookie', 'bXVzaWM')],
])('refuses %s', (_name, read) => {
  expect(read()).toBeNull();
});

it('refuses a link in which another preview was written', () => {
  const text = Buffer.from(signPreview(SECRET, 'link', 41), 'base64url').toString('utf8');
  const altered = Buffer.from(text.replace('41', '42')).toString('base64url');
  expect(readPreviewId(SECRETS, 'link', altered)).toBeNull();
});
