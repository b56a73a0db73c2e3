import { safeReturnTo } from './return-to';

const ORIGIN = 'https://church.example';

it.each([
  ['/member/profile?tab=2#name', '/member/profile?tab=2#name'],
  ['/', '/'],
  ['/a/../admin', '/admin'],
])('keeps %s inside the site', (target, path) => {
  expect(safeReturnTo(target, ORIGIN)).toBe(path);
});

it.each([
  null,
  undefined,
  '',
  '//evil.example/login',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'https://church.example/member/profile',
  'https:/evil.example',
  'javascript:alert(1)',
  'member/profile',
])('drops %p', (target) => {
  expect(safeReturnTo(target, ORIGIN)).toBeNull();
});
