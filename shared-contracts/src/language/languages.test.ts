import { joinLanguage, splitLanguage } from './languages';
import { t } from './translate';

it.each([
  ['/', 'en', '/'],
  ['/sw', 'sw', '/'],
  ['/sw/', 'sw', '/'],
  ['/sw?sent=prayer', 'sw', '/?sent=prayer'],
  ['/sw/Events?page=2#list', 'sw', '/Events?page=2#list'],
  ['/swallows', 'en', '/swallows'],
  ['/SW/Events', 'en', '/SW/Events'],
  ['/sw//evil.example/admin', 'sw', '/evil.example/admin'],
] as const)('reads %s', (url, language, path) => {
  expect(splitLanguage(url)).toEqual({ language, url: path });
});

it.each([
  ['en', '/Events', '/Events'],
  ['sw', '/', '/sw'],
  ['sw', '/?sent=prayer', '/sw?sent=prayer'],
  ['sw', '/Events', '/sw/Events'],
] as const)('writes a URL in %s of %s', (language, path, url) => {
  expect(joinLanguage(language, path)).toBe(url);
});

it('speaks English where nothing was built', () => {
  const places = (count: number) =>
    t('{count, plural, =0 {No place} one {# place} other {# places}}', { count });
  expect([0, 1, 2].map(places)).toEqual(['No place', '1 place', '2 places']);
  expect(t('Sent')).toBe('Sent');
  expect(
    t('{kind, select, choir {The choir} other {Somebody}} of {church}', { kind: 'choir', church: 'Kilima' }),
  ).toBe('The choir of Kilima');
});
