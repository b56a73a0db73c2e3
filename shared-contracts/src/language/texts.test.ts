import { foldText } from './fold-text';
import { toLine, toText } from './text-form';
import { textLanguage } from './text-language';

it.each([
  ['José', 'jose'],
  ['Jose\u0301', 'jose'],
  ['WAMŨYŨ', 'wamuyu'],
  ['Ng’ang’a', 'nganga'],
  ["Ng'ang'a", 'nganga'],
  ['Ngʼangʼa', 'nganga'],
  ['Søren Łukasz Ærø', 'soren lukasz aero'],
  ['Straße 5', 'strasse 5'],
  ['ﬁnance\u00a0desk', 'finance desk'],
  ['a < b', 'a < b'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

it.each([
  ['composes letters', 'Jose\u0301 Wamu\u0303yu\u0303', 'José Wamũyũ'],
  ['ends lines in one way', 'a\r\nb\rc\u2028d\u2029e\u0085f\vg', 'a\nb\nc\nd\ne\nf\ng'],
  ['drops control characters', 'a\u0000b\u0007c\u007fd\u009fe\fg', 'abcdeg'],
  ['drops half a surrogate pair', 'a\ud83d b\udc00', 'a b'],
  ['drops what turns the direction of the line', 'a\u202eb\u2066c\u200fd', 'abcd'],
  ['drops what can’t be seen', '\ufeffa\u200bb\u00adc\u2060d\ufffe', 'abcd'],
  ['keeps joined emoji, tabs and symbols', '👩‍👧\ta < b & c', '👩‍👧\ta < b & c'],
  ['composes what a dropped character kept apart', 'e\u200b\u0301', 'é'],
  ['trims', ' \u200b\n a \u0000\n', 'a'],
  ['finds nothing in blank letters', '\u3164\u115f\n\u2800 \uffa0', ''],
  ['finds nothing in joiners, accents and other marks of no letter', '\u200d\ufe0f \u0301\u{e0041}', ''],
  [
    'keeps a flag, which has marks that alone are invisible',
    '🏴\u{e0067}\u{e0062}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e007f}',
  ],
])('%s', (_, text, form) => {
  expect(toText(text)).toBe(form);
  expect(toText(form)).toBe(form);
});

it.each([
  ['Choir\r\nX-EVIL: 1', 'Choir X-EVIL: 1'],
  ['Choir \n\n\t practice', 'Choir practice'],
  ['a\u2028b\vc', 'a b c'],
  ['Mary\u00a0Wanjiru   Kamau', 'Mary Wanjiru Kamau'],
  ['a \u2009\u3000\t b', 'a b'],
])('makes one line of %j', (text, line) => {
  expect(toLine(text)).toBe(line);
});

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
