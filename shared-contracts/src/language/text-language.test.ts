import { textLanguage } from './text-language';

const EVENT = { untranslated: ['title', 'description'] };

/** Imports the module as the Swahili build contains it. */
async function importSwahiliBuild() {
  jest.resetModules();
  Reflect.set(globalThis, 'NARTHEX_LANGUAGE', 'sw');
  try {
    return await import('./text-language');
  } finally {
    Reflect.deleteProperty(globalThis, 'NARTHEX_LANGUAGE');
  }
}

it.each([
  ['a text that nobody has translated', EVENT, 'title', 'en'],
  ['another text that nobody has translated', EVENT, 'description', 'en'],
  ['a translated text', EVENT, 'location', undefined],
  ['a text of an event that is translated whole', { untranslated: [] }, 'title', undefined],
  ['a text that is never translated', {}, 'title', undefined],
  ['a text of nothing', null, 'title', undefined],
  ['a text of nothing yet', undefined, 'title', undefined],
])('marks %s on a Swahili page', async (_, record, field, language) => {
  const swahili = await importSwahiliBuild();
  expect(swahili.textLanguage(record, field)).toBe(language);
});

it.each(['title', 'location'])('marks no text on an English page: %s', (field) => {
  expect(textLanguage(EVENT, field)).toBeUndefined();
});
