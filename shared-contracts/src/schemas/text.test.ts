import {
  checkbox,
  emailText,
  htmlText,
  instant,
  isLink,
  isoDate,
  lineText,
  linkText,
  optionalChoice,
  optionalDate,
  optionalHtml,
  optionalLines,
  optionalText,
  optionalWholeNumber,
  requiredHtml,
  requiredLines,
  requiredText,
  textList,
} from './text';
import { getMessages } from '../testing';
import { z } from 'zod';
import { broadcastInputSchema } from './broadcasts';
import { aboutSectionInputSchema, aboutSectionTextSchema } from './about';
import { pageFieldTexts } from './page-content';
import { translationsInput } from './translations';
import { sermonInputSchema } from './sermons';

const TOO_MANY = 'At most 3000 tags of HTML';

/** Every form that accepts HTML is listed. */
const FORMS = [
  [
    'a field of a page',
    z.object({ ...pageFieldTexts, translations: translationsInput(pageFieldTexts) }),
    'content',
  ],
  ['a sermon', sermonInputSchema, 'sermon_text'],
  ['a section of an information page', aboutSectionInputSchema, 'content'],
  ['its texts', aboutSectionTextSchema, 'content'],
  ['a broadcast', broadcastInputSchema, 'body'],
] as const;

const EXPENSIVE = [
  ['tags that other tags close', '<i>'.repeat(1500) + '</b>'.repeat(1501)],
  ['nested paragraphs', '<p><li>'.repeat(1501)],
  ['comments', '<!--'.repeat(3001)],
  ['instructions', '<?'.repeat(3001)],
  ['capitals', '<SVG>'.repeat(3001)],
] as const;

describe.each(FORMS)('%s', (_name, schema, field) => {
  it.each(EXPENSIVE)('refuses too many %s at the field, in English and in Swahili', (_what, html) => {
    expect(getMessages(schema, { [field]: html })).toMatchObject({ [field]: TOO_MANY });
    const inSwahili = getMessages(schema, { translations: { sw: { [field]: html } } });
    if ('translations' in schema.shape)
      expect(inSwahili).toMatchObject({ [`translations.sw.${field}`]: TOO_MANY });
  });

  it('takes a long text with some markup, and less-than signs in any number', () => {
    const html = '<p>Karibu <b>sana</b></p>'.repeat(700) + ' < '.repeat(500);
    expect(getMessages(schema, { [field]: html })).not.toHaveProperty(field);
  });
});

/** Returns the message of a schema for a single value, or undefined for a valid value. */
const getMessage = (schema: Parameters<typeof getMessages>[0], value: unknown) =>
  getMessages(schema, value)[''];

it('takes out what nobody types, and keeps lines where a text has them', () => {
  const typed = 'Jose\u0301\u0000 and\vpeace\u0007\r\n\tto \ud800you ';
  expect(requiredText('A text is required').parse(typed)).toBe('José and peace to you');
  expect(optionalText().parse(typed)).toBe('José and peace to you');
  expect(lineText(100).parse(typed)).toBe('José and peace to you');
  for (const several of [requiredLines('Required', 100), optionalLines(100), htmlText(100)]) {
    expect(several.parse(typed)).toBe('José and\npeace\n\tto you');
  }
  expect(requiredHtml('Required', 100).parse('<p>e\u0301\u0001</p>')).toBe('<p>é</p>');
  expect(optionalText().parse('\u0000')).toBeNull();
  expect(optionalHtml(9).parse(' ')).toBeNull();
  expect(emailText().parse(' Lydia\u0000@Demo.test')).toBe('lydia@demo.test');
});

it.each([
  '<p></p>',
  '<p>&nbsp;</p>\n<p><br></p>',
  '<p class="MsoNormal"><o:p>\u00a0</o:p></p>',
  '<h2><b>\u200b</b></h2><ul><li>&#160;&#xA0;</li></ul>',
  '<p>\u200d&shy;&zwnj;</p>',
])('takes HTML that shows nothing for no text: %j', (html) => {
  expect(getMessage(requiredHtml('Text is required', 100), html)).toBe('Text is required');
  expect(optionalHtml(100).parse(html)).toBeNull();
  expect(htmlText(100).parse(html)).toBe('');
});

it.each(['<p><img src="/media/a.jpg" alt=""></p>', '<hr>', 'a < b', '<3', '&amp;', '<p>👩‍👧</p>'])(
  'takes HTML that shows something: %j',
  (html) => {
    expect(requiredHtml('Text is required', 100).parse(html)).toBe(html);
  },
);

it.each([
  [' a,, b ,a', ['a', 'b', 'a']],
  [
    ['a\nb', ' ', 'e\u0301'],
    ['a b', 'é'],
  ],
  [null, []],
  [undefined, []],
])('reads %j as a list of lines', (value, list) => {
  expect(textList({ items: 3, length: 3 }, 'Too many').parse(value)).toEqual(list);
});

describe('a text', () => {
  it.each([
    [undefined, 'Name is required'],
    [null, 'Name is required'],
    [12, 'Name is required'],
    ['', 'Name is required'],
    [' \u0000 ', 'Name is required'],
    ['abcd', 'At most 3 characters'],
    [' abc ', undefined],
  ])('that is required: %p, %p', (value, message) => {
    expect(getMessage(requiredText('Name is required', 3), value)).toBe(message);
  });

  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    ['  ', null],
    [' Hall ', 'Hall'],
  ])('that is optional: %p becomes %p', (value, text) => {
    expect(optionalText().parse(value)).toBe(text);
  });

  it('has a limit of 200 characters unless it says another', () => {
    const at = (length: number) => 'a'.repeat(length);
    expect(getMessage(requiredText('Required'), at(200))).toBeUndefined();
    expect(getMessage(requiredText('Required'), at(201))).toBe('At most 200 characters');
    expect(getMessage(optionalText(), at(200))).toBeUndefined();
    expect(getMessage(optionalText(), at(201))).toBe('At most 200 characters');
    expect(getMessage(optionalText(2), 'abc')).toBe('At most 2 characters');
  });
});

it.each([
  ['akinyi@demo.test', undefined],
  ['Akinyi@Demo.TEST', undefined],
  [`${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.test`, undefined],
  [`a@${`${'b'.repeat(60)}.`.repeat(4)}${'c'.repeat(9)}`, 'A valid email address is required'],
  [`a@${`${'b'.repeat(60)}.`.repeat(4)}${'c'.repeat(8)}`, undefined],
  ['akinyi', 'A valid email address is required'],
  ['', 'A valid email address is required'],
  [undefined, 'A valid email address is required'],
])('an email address: %p, %p', (value, message) => {
  expect(getMessage(emailText(), value)).toBe(message);
});

it('says what a form calls its email address', () => {
  expect(getMessage(emailText('Email is required'), 'akinyi')).toBe('Email is required');
});

describe('a checkbox', () => {
  it.each([
    [true, true],
    ['on', true],
    ['true', true],
    ['1', true],
    [false, false],
    ['false', false],
    ['0', false],
    ['', false],
  ])('reads %p as %p', (value, isChecked) => {
    expect(checkbox(!isChecked).parse(value)).toBe(isChecked);
  });

  it('is what its form says where it is missing', () => {
    expect(checkbox(true).parse(undefined)).toBe(true);
    expect(checkbox(false).parse(undefined)).toBe(false);
  });

  it.each(['yes', 1, null])('refuses %p', (value) => {
    expect(checkbox(true).safeParse(value).success).toBe(false);
  });
});

describe('a moment', () => {
  it.each([
    ['2026-11-28T10:00', undefined],
    ['2026-11-28T10:00:00+03:00', undefined],
    ['2026-11-28T07:00:00.000Z', undefined],
    ['2026-11-28T25:00', 'A valid date and time is required'],
    ['tomorrow', 'A valid date and time is required'],
    ['Hall 1', 'A valid date and time is required'],
    ['2026-11-28T10:00\nX: 1', 'A valid date and time is required'],
    ['', 'Start is required'],
    [undefined, 'Start is required'],
    [0, 'Start is required'],
  ])('%p: %p', (value, message) => {
    expect(getMessage(instant('Start is required'), value)).toBe(message);
  });

  it.each([
    ['2026-11-28', undefined],
    ['2026-11-28T10:00', 'A date is required'],
    ['on 2026-11-28', 'A date is required'],
    ['12026-11-28', 'A date is required'],
    ['26-11-28', 'A date is required'],
    ['2026-1-28', 'A date is required'],
    ['2026-11-8', 'A date is required'],
    ['2026-02-30', 'A date is required'],
    ['2026-13-01', 'A date is required'],
    ['2028-02-29', undefined],
    [undefined, 'A date is required'],
  ])('or a day: %p, %p', (value, message) => {
    expect(getMessage(isoDate(), value)).toBe(message);
  });

  it('says what its form calls it', () => {
    expect(getMessage(isoDate('Date of birth is required'), '')).toBe('Date of birth is required');
  });
});

it.each(['soon', '2026-02-30', ''])('says once what is wrong with the day %p', (day) => {
  expect(isoDate().safeParse(day).error?.issues).toHaveLength(1);
});

describe('a day that may be left open', () => {
  it.each([
    ['2026-11-28', '2026-11-28'],
    [' 2026-11-28 ', '2026-11-28'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%p is %p', (value, day) => {
    expect(optionalDate().parse(value)).toBe(day);
  });

  it.each([
    ['2026-02-30', 'A date looks like 2026-11-28'],
    ['soon', 'A date looks like 2026-11-28'],
    ['2026-11-28T10:00', 'At most 10 characters'],
  ])('is never %p', (value, message) => {
    expect(getMessage(optionalDate(), value)).toBe(message);
  });

  it('says what its form calls it', () => {
    expect(getMessage(optionalDate('Date of birth is wrong'), 'soon')).toBe('Date of birth is wrong');
  });
});

describe('a choice that may be left open', () => {
  const choice = optionalChoice(['music', 'youth'], 'Choose a department');

  it.each([
    ['music', 'music'],
    ['youth', 'youth'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%p is %p', (value, chosen) => {
    expect(choice.parse(value)).toBe(chosen);
  });

  it.each(['parking', ' ', 7])('is never %p', (value) => {
    expect(choice.safeParse(value).success).toBe(false);
  });
});

describe('a whole number that may be left open', () => {
  const seats = optionalWholeNumber('Seats are counted');

  it.each([
    ['', null],
    [undefined, null],
    [null, null],
    [0, 0],
    ['0', 0],
    ['120', 120],
    [2_000_000_000, 2_000_000_000],
  ])('%p is %p', (value, number) => {
    expect(seats.parse(value)).toBe(number);
  });

  it.each(['many', -1, 1.5, 2_000_000_001])('is never %p', (value) => {
    expect(getMessage(seats, value)).toBe('Seats are counted');
  });

  it('has the limit that its form sets', () => {
    expect(getMessage(optionalWholeNumber('At most 5', 5), 5)).toBeUndefined();
    expect(getMessage(optionalWholeNumber('At most 5', 5), 6)).toBe('At most 5');
  });
});

describe('a link', () => {
  it.each([
    'https://church.example/give',
    'http://church.example',
    'HTTPS://church.example',
    'mailto:office@church.example',
    'tel:+254700000000',
    '#map',
    '/Events/12',
    '/',
  ])('may be %p', (text) => {
    expect(isLink(text)).toBe(true);
    expect(linkText().parse(text)).toBe(text);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hi',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    'events',
    'see https://church.example',
    'ftp://church.example',
  ])('may not be %p', (text) => {
    expect(isLink(text)).toBe(false);
    expect(getMessage(linkText(), `${text}.`)).toBe('A link starts with / or https://');
  });

  it('may be missing, and has at most 500 characters unless it says otherwise', () => {
    expect(linkText().parse('')).toBeNull();
    expect(getMessage(linkText(), `/${'a'.repeat(499)}`)).toBeUndefined();
    expect(getMessage(linkText(), `/${'a'.repeat(500)}`)).toBe('At most 500 characters');
    expect(getMessage(linkText(3), '/abc')).toBe('At most 3 characters');
  });
});
