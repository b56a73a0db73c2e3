import * as english from './languages';
import {
  LANGUAGES,
  LANGUAGE_NAMES,
  SOURCE_LANGUAGE,
  fileInLanguage,
  joinLanguage,
  languageBase,
  splitLanguage,
} from './languages';
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
  ['/sw#map', 'sw', '/#map'],
  ['/sw?next=/Events', 'sw', '/?next=/Events'],
  ['/swallows/3', 'en', '/swallows/3'],
  ['/tz/Events', 'en', '/tz/Events'],
  ['/Events/sw', 'en', '/Events/sw'],
  ['//evil.example', 'en', '//evil.example'],
] as const)('reads %s', (url, language, path) => {
  expect(splitLanguage(url)).toEqual({ language, url: path });
});

it.each([
  ['en', '/', '/'],
  ['en', '/Events', '/Events'],
  ['sw', '/#map', '/sw#map'],
  ['sw', '/Events/?page=2', '/sw/Events/?page=2'],
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

it('knows English, which the sources are written in, and Swahili', () => {
  expect(LANGUAGES).toEqual(['en', 'sw']);
  expect(SOURCE_LANGUAGE).toBe('en');
  expect(LANGUAGE_NAMES).toEqual({ en: 'English', sw: 'Kiswahili' });
  expect(LANGUAGES.map(languageBase)).toEqual(['', '/sw']);
});

/** Imports the module as the build of a language contains it. */
async function importBuild(language: 'en' | 'sw'): Promise<typeof english> {
  jest.resetModules();
  Reflect.set(globalThis, 'NARTHEX_LANGUAGE', language);
  try {
    return await import('./languages');
  } finally {
    Reflect.deleteProperty(globalThis, 'NARTHEX_LANGUAGE');
  }
}

describe.each([
  ['where nothing was built', () => Promise.resolve(english)],
  ['in the English build', () => importBuild('en')],
])('%s', (_, load) => {
  it('speaks English, whose URLs have no prefix', async () => {
    const { LANGUAGE, LANGUAGE_BASE } = await load();
    expect({ LANGUAGE, LANGUAGE_BASE }).toEqual({ LANGUAGE: 'en', LANGUAGE_BASE: '' });
  });

  it.each(['/', '/Events', '/sw', '/sw/Events'])('counts the path %s as it stands', async (path) => {
    const { ownPath, withoutLanguage } = await load();
    expect([ownPath(path), withoutLanguage(path)]).toEqual([path, path]);
  });
});

describe('in the Swahili build', () => {
  it('speaks Swahili, whose URLs begin with /sw', async () => {
    const { LANGUAGE, LANGUAGE_BASE } = await importBuild('sw');
    expect({ LANGUAGE, LANGUAGE_BASE }).toEqual({ LANGUAGE: 'sw', LANGUAGE_BASE: '/sw' });
  });

  it.each([
    ['/sw', '/', '/'],
    ['/sw/Events', '/Events', '/Events'],
    ['/Events', null, '/Events'],
    ['/swallows', null, '/swallows'],
  ])('counts the path %s as %p, and the page shown there as %s', async (path, own, shown) => {
    const { ownPath, withoutLanguage } = await importBuild('sw');
    expect([ownPath(path), withoutLanguage(path)]).toEqual([own, shown]);
  });
});

it('names the language of a file that is not English', () => {
  expect(fileInLanguage('/calendar.ics')).toBe('/calendar.ics');
  expect(fileInLanguage('/Events/3.ics', 'sw')).toBe('/Events/3.ics?language=sw');
});
