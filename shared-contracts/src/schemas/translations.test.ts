import { z } from 'zod';
import { getMessages } from '../testing';
import { optionalText, requiredText } from './text';
import {
  TRANSLATED_LANGUAGES,
  isTranslatedLanguage,
  translatedFields,
  translationsInput,
} from './translations';

const schema = translationsInput({ title: requiredText('Title is required', 20), place: optionalText(10) });

it('takes each text as its English field does, and none that is empty', () => {
  expect(schema.parse({ sw: { title: ' Ibada ', place: ' ' } })).toEqual({ sw: { title: 'Ibada' } });
  expect(schema.parse({ sw: { title: '', place: null } })).toEqual({});
  expect(schema.parse({})).toEqual({});
  expect(schema.parse(undefined)).toBeUndefined();
});

it('knows no other field and no other language', () => {
  expect(schema.parse({ sw: { title: 'Ibada', author: 'x' }, en: { title: 'y' } })).toEqual({
    sw: { title: 'Ibada' },
  });
});

it.each([
  [{ sw: { title: 'a'.repeat(21) } }, { 'sw.title': 'At most 20 characters' }],
  [{ sw: { title: 'a', place: 'b'.repeat(11) } }, { 'sw.place': 'At most 10 characters' }],
  [{ sw: { title: 7 } }, { 'sw.title': 'Title is required' }],
])('refuses %j', (value, messages) => {
  expect(getMessages(schema, value)).toEqual(messages);
});

it('refuses what is no record of texts', () => {
  expect(schema.safeParse('Ibada').success).toBe(false);
  expect(schema.safeParse({ sw: 'Ibada' }).success).toBe(false);
});

it('texts are translated into every language but English', () => {
  expect(TRANSLATED_LANGUAGES).toEqual(['sw']);
  expect(isTranslatedLanguage('sw')).toBe(true);
  expect(isTranslatedLanguage('en')).toBe(false);
});

it.each([
  ['that is missing', { title: null, place: 'Ukumbi' }],
  ['of blanks', { title: ' ', place: 'Ukumbi' }],
])('a required text %s is left to English', (_, sw) => {
  expect(schema.parse({ sw })).toEqual({ sw: { place: 'Ukumbi' } });
});

it('a text of which nothing is left is left to English', () => {
  const withoutDashes = z.string().transform((text) => text.replaceAll('-', ''));
  expect(schema.parse({ sw: { title: 'Ibada', place: '\u0000' } })).toEqual({ sw: { title: 'Ibada' } });
  expect(translationsInput({ title: withoutDashes }).parse({ sw: { title: '--' } })).toEqual({});
});

it.each([{ sw: null }, null, { sw: { place: ['Ukumbi'] } }])(
  'refuses %j, which holds no texts by field',
  (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  },
);

describe('an object with translatable texts', () => {
  const object = z.object({ title: z.string(), ...translatedFields });
  const TRANSLATED = {
    title: 'Vespers',
    translations: { sw: { title: 'Ibada ya jioni' } },
    untranslated: ['description'],
  };

  it('says what is translated, and what nobody has translated', () => {
    expect(object.parse({ ...TRANSLATED, secret: 'x' })).toEqual(TRANSLATED);
    expect(object.parse({ title: 'Vespers' })).toEqual({ title: 'Vespers' });
  });

  it.each([
    { translations: { sw: 'Ibada' } },
    { translations: { sw: { title: 7 } } },
    { untranslated: 'title' },
  ])('never says %j', (changes) => {
    expect(object.safeParse({ ...TRANSLATED, ...changes }).success).toBe(false);
  });
});
