import { calendarInputSchema, calendarQuerySchema, programmeQuerySchema } from './calendar';
import { sermonInputSchema, sermonQuerySchema } from './sermons';
import { serviceInputSchema, serviceQuerySchema } from './services';
import { managedSongQuerySchema, songInputSchema, songQuerySchema } from './songs';
import { getMessages } from '../testing';

const at = (length: number) => 'a'.repeat(length);

const SERMON = {
  title: ' The beasts of Daniel 7 ',
  description: 'Four kingdoms, and the one that stays.',
  speaker: ' James Otieno ',
  sermon_date: '2026-11-28',
};
const DAY = { date: '2026-11-28' };
const SLOT = { name: ' Divine Service ', day: 6, start_time: '11:00', end_time: '12:30' };
const SONG = { group: 'church_choir', title: ' Baraka ' };

describe('the form of a sermon', () => {
  it('is a published one of the Sabbath, without files, unless it says otherwise', () => {
    expect(sermonInputSchema.parse(SERMON)).toEqual({
      title: 'The beasts of Daniel 7',
      description: 'Four kingdoms, and the one that stays.',
      scripture_reference: null,
      sermon_text: null,
      audio_note: null,
      speaker: 'James Otieno',
      sermon_date: '2026-11-28',
      series: 'sabbath_service',
      status: 'published',
      tags: [],
      is_featured: false,
      audio_file: null,
      video_file: null,
      pdf_file: null,
      thumbnail: null,
    });
  });

  it('keeps all that is filled in, and nothing that it doesn’t know', () => {
    const whole = {
      title: 'The beasts of Daniel 7',
      description: 'Four kingdoms, and the one that stays.',
      scripture_reference: 'Daniel 7:1-14',
      sermon_text: '<p>In the first year</p>',
      audio_note: 'The start is missing.',
      speaker: 'James Otieno',
      sermon_date: '2026-11-28',
      series: 'vespers',
      status: 'draft',
      tags: ['prophecy'],
      is_featured: true,
      audio_file: '/media/daniel-7.mp3',
      video_file: 'https://youtu.be/abc',
      pdf_file: '/media/daniel-7.pdf',
      thumbnail: '/media/daniel-7.jpg',
    };
    expect(sermonInputSchema.parse({ ...whole, audio_bytes: 7 })).toEqual(whole);
  });

  const NO_LINK = 'A link starts with / or https://';
  it.each([
    [{ title: '' }, { title: 'Title is required' }],
    [{ description: ' ' }, { description: 'Description is required' }],
    [{ speaker: '' }, { speaker: 'Speaker is required' }],
    [{ speaker: undefined }, { speaker: 'Speaker is required' }],
    [{ sermon_date: '' }, { sermon_date: 'Sermon date is required' }],
    [{ sermon_date: '2026-11-31' }, { sermon_date: 'Sermon date is required' }],
    [{ series: 'weather' }, { series: 'Series is required' }],
    [{ status: 'hidden' }, { status: 'Status is required' }],
    [{ is_featured: 'yes' }, { is_featured: expect.any(String) }],
    [{ audio_file: 'daniel.mp3' }, { audio_file: NO_LINK }],
    [{ video_file: '//evil.example' }, { video_file: NO_LINK }],
    [{ pdf_file: 'javascript:alert(1)' }, { pdf_file: NO_LINK }],
    [{ thumbnail: 'daniel.jpg' }, { thumbnail: NO_LINK }],
  ])('judges %j', (changes, messages) => {
    expect(getMessages(sermonInputSchema, { ...SERMON, ...changes })).toEqual(messages);
  });

  it.each([
    ['prophecy, Daniel ,, hope ', ['prophecy', 'Daniel', 'hope']],
    ['prophecy', ['prophecy']],
    [
      [' prophecy ', '', '  ', 'Daniel, 7'],
      ['prophecy', 'Daniel, 7'],
    ],
    [
      ['hope', 'prophecy', ' hope'],
      ['hope', 'prophecy'],
    ],
    ['', []],
    [[], []],
    [null, []],
    [undefined, []],
  ])('reads the tags %j as %j', (tags, kept) => {
    expect(sermonInputSchema.parse({ ...SERMON, tags }).tags).toEqual(kept);
  });

  it.each([
    ['a tag of 60 characters', ` ${at(60)} `, {}],
    ['a tag of 61 characters', ['hope', at(61)], { 'tags.1': 'At most 60 characters' }],
    ['30 tags', Array(30).fill('hope'), {}],
    ['31 tags', Array(31).fill('hope'), { tags: 'At most 30 tags' }],
    ['a number', 7, { tags: expect.any(String) }],
  ])('with %s', (_, tags, messages) => {
    expect(getMessages(sermonInputSchema, { ...SERMON, tags })).toEqual(messages);
  });
});

describe('the form of a day of the programme', () => {
  it('is a regular one of which no more is known, unless it says otherwise', () => {
    expect(calendarInputSchema.parse(DAY)).toEqual({
      date: '2026-11-28',
      sabbath_school_topic: null,
      sabbath_school_presenter: null,
      divine_service_topic: null,
      divine_service_preacher: null,
      afternoon_program: null,
      afternoon_presenter: null,
      special_notes: null,
      event_type: 'regular',
      is_featured: false,
    });
  });

  it('keeps all that is filled in, and nothing that it doesn’t know', () => {
    const whole = {
      date: '2026-11-28',
      sabbath_school_topic: 'The sanctuary',
      sabbath_school_presenter: 'Akinyi Odhiambo',
      divine_service_topic: 'The beasts of Daniel 7',
      divine_service_preacher: 'James Otieno',
      afternoon_program: 'Choirs',
      afternoon_presenter: 'Church Choir',
      special_notes: 'Lunch is shared.',
      event_type: 'communion',
      is_featured: true,
    };
    expect(calendarInputSchema.parse({ ...whole, weather: 'fair' })).toEqual(whole);
  });

  it.each([
    [{ date: undefined }, { date: 'Date is required' }],
    [{ date: 'Sabbath' }, { date: 'Date is required' }],
    [{ event_type: 'party' }, { event_type: 'Choose a type' }],
    [{ is_featured: 'yes' }, { is_featured: expect.any(String) }],
  ])('judges %j', (changes, messages) => {
    expect(getMessages(calendarInputSchema, { ...DAY, ...changes })).toEqual(messages);
  });
});

describe('the form of a slot of the week', () => {
  it('is one of the weekly programme unless it says otherwise', () => {
    expect(serviceInputSchema.parse(SLOT)).toEqual({
      name: 'Divine Service',
      location: null,
      description: null,
      day: 6,
      start_time: '11:00',
      end_time: '12:30',
      kind: 'weekly',
    });
  });

  it('keeps all that is filled in, and nothing that it doesn’t know', () => {
    const whole = {
      name: 'Office hours',
      location: 'Vestry',
      description: 'Come in, or call.',
      day: 2,
      start_time: '09:00',
      end_time: '16:30',
      kind: 'office',
    };
    expect(serviceInputSchema.parse({ ...whole, day: '2', sort_order: 3 })).toEqual(whole);
  });

  const NO_DAY = { day: 'Choose a day' };
  const TOO_EARLY = { end_time: 'The end must be after the start' };
  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ day: 0 }, {}],
    [{ day: 3 }, {}],
    [{ day: -1 }, NO_DAY],
    [{ day: 7 }, NO_DAY],
    [{ day: 1.5 }, NO_DAY],
    [{ day: 'Sunday' }, NO_DAY],
    [{ day: undefined }, NO_DAY],
    [{ kind: 'daily' }, { kind: 'Choose where it is shown' }],
    [{ start_time: '11:00', end_time: '11:01' }, {}],
    [{ start_time: '11:00', end_time: '11:00' }, TOO_EARLY],
    [{ start_time: '11:00', end_time: '09:30' }, TOO_EARLY],
    [{ start_time: '9:00', end_time: '12:30' }, { start_time: 'A start time is required' }],
  ])('judges %j', (changes, messages) => {
    expect(getMessages(serviceInputSchema, { ...SLOT, ...changes })).toEqual(messages);
  });

  it.each([
    ['00:00', '00:01'],
    ['09:05', '19:50'],
    ['20:00', '23:59'],
  ])('may last from %s to %s', (start_time, end_time) => {
    expect(serviceInputSchema.parse({ ...SLOT, start_time, end_time })).toMatchObject({
      start_time,
      end_time,
    });
  });

  it.each([
    undefined,
    null,
    900,
    '',
    '9:00',
    '24:00',
    '29:00',
    '30:00',
    '10:60',
    '0a:00',
    '2a:00',
    '09:0a',
    '09:000',
    'at 09:00',
    '09:00 sharp',
  ])('neither starts nor ends at %p', (time) => {
    const messages = getMessages(serviceInputSchema, { ...SLOT, start_time: time, end_time: time });
    expect(messages).toEqual({
      start_time: 'A start time is required',
      end_time: 'An end time is required',
    });
  });
});

describe('the form of a song', () => {
  it('has no recording unless it says otherwise', () => {
    expect(songInputSchema.parse(SONG)).toEqual({
      group: 'church_choir',
      title: 'Baraka',
      description: null,
      video: null,
      image_url: null,
    });
  });

  it('keeps all that is filled in, and nothing that it doesn’t know', () => {
    const whole = {
      group: 'dcm',
      title: 'Baraka',
      description: 'Sung at vespers',
      video: 'https://youtu.be/abc',
      image_url: '/media/choir.jpg',
    };
    expect(songInputSchema.parse({ ...whole, sort_order: 3 })).toEqual(whole);
  });

  it.each([
    [{ group: '' }, { group: 'Choose a group' }],
    [{ group: undefined }, { group: 'Choose a group' }],
    [{ title: '' }, { title: 'Title is required' }],
    [{ video: 'youtu.be/abc' }, { video: 'A link starts with / or https://' }],
  ])('judges %j', (changes, messages) => {
    expect(getMessages(songInputSchema, { ...SONG, ...changes })).toEqual(messages);
  });
});

const SERMON_LIMITS = {
  title: 200,
  description: 5000,
  scripture_reference: 200,
  sermon_text: 200_000,
  audio_note: 300,
};
const DAY_LIMITS = {
  sabbath_school_topic: 200,
  divine_service_topic: 200,
  afternoon_program: 200,
  special_notes: 1000,
};
const PEOPLE_LIMITS = {
  sabbath_school_presenter: 200,
  divine_service_preacher: 200,
  afternoon_presenter: 200,
};
const SLOT_LIMITS = { name: 200, location: 200, description: 500 };

const textsAt = (limits: Readonly<Record<string, number>>, addedLength = 0) =>
  Object.fromEntries(Object.entries(limits).map(([name, max]) => [name, at(max + addedLength)]));
const tooLong = (limits: Readonly<Record<string, number>>, path = '') =>
  Object.fromEntries(Object.entries(limits).map(([name, max]) => [path + name, `At most ${max} characters`]));

it.each([
  ['a sermon', sermonInputSchema, SERMON, { ...SERMON_LIMITS, speaker: 200 }],
  ['a day', calendarInputSchema, DAY, { ...DAY_LIMITS, ...PEOPLE_LIMITS }],
  ['a slot', serviceInputSchema, SLOT, SLOT_LIMITS],
  ['a song', songInputSchema, SONG, { title: 200, description: 500, image_url: 500 }],
])('the texts of %s are as long as they may be, and no longer', (_, schema, form, limits) => {
  expect(getMessages(schema, { ...form, ...textsAt(limits) })).toEqual({});
  expect(getMessages(schema, { ...form, ...textsAt(limits, 1) })).toEqual(tooLong(limits));
});

// The limits have an entry for every text that may be translated.
describe.each([
  ['a sermon', sermonInputSchema, SERMON, SERMON_LIMITS],
  ['a day', calendarInputSchema, DAY, DAY_LIMITS],
  ['a slot', serviceInputSchema, SLOT, SLOT_LIMITS],
])('the translations of %s', (_, schema, form, limits) => {
  const translated = (sw: object) => ({ ...form, translations: { sw } });

  it('are kept, each as long as its text may be', () => {
    expect(schema.parse(translated(textsAt(limits)))).toHaveProperty('translations', {
      sw: textsAt(limits),
    });
    expect(getMessages(schema, translated(textsAt(limits, 1)))).toEqual(tooLong(limits, 'translations.sw.'));
  });

  it('are of its texts alone', () => {
    const sw = { speaker: 'Yakobo', divine_service_preacher: 'Yakobo', start_time: 'saa tano' };
    expect(schema.parse(translated(sw))).toHaveProperty('translations', {});
  });
});

describe('asking for sermons', () => {
  it('leaves none out unless it is told', () => {
    expect(sermonQuerySchema.parse({})).toEqual({ page: 1, search: '', recent: false });
    expect(sermonQuerySchema.parse({ recent: 'true' }).recent).toBe(true);
  });

  it('names a speaker of at most 200 characters', () => {
    expect(sermonQuerySchema.parse({ speaker: ` ${at(200)} ` }).speaker).toBe(at(200));
    expect(getMessages(sermonQuerySchema, { speaker: at(201) })).toHaveProperty('speaker');
    expect(sermonQuerySchema.parse({ series: ` ${at(60)} ` }).series).toBe(at(60));
  });

  it.each(['draft', 'published', 'archived'])('may be for those that are %s', (status) => {
    expect(sermonQuerySchema.parse({ status }).status).toBe(status);
  });
});

it.each([
  ['services by where they are shown', serviceQuerySchema, { kind: 'office', sort: 'sort_order' }, true],
  ['services of no kind', serviceQuerySchema, { kind: 'daily' }, false],
  ['services by name', serviceQuerySchema, { sort: 'name' }, false],
  ['songs in their order', songQuerySchema, { sort: '-sort_order' }, true],
  ['songs of a group', managedSongQuerySchema, { group: 'blissful', sort: 'sort_order' }, true],
  ['songs of another group', managedSongQuerySchema, { group: 'parking' }, false],
  ['a year, the latest day first', programmeQuerySchema, { year: 2026, sort: '-date' }, true],
  ['days by their type', programmeQuerySchema, { sort: 'event_type' }, false],
  ['the first month of the first year', programmeQuerySchema, { month: 1, year: 1970 }, true],
  ['the last month of the last year', programmeQuerySchema, { month: 12, year: 2200 }, true],
  ['a month before January', programmeQuerySchema, { month: 0 }, false],
  ['a month after December', programmeQuerySchema, { month: 13 }, false],
  ['half a month', programmeQuerySchema, { month: 1.5 }, false],
  ['a year before there were any', programmeQuerySchema, { year: 1969 }, false],
  ['a year that is too far away', programmeQuerySchema, { year: 2201 }, false],
  ['half a year', programmeQuerySchema, { year: 2026.5 }, false],
])('asking for %s', (_, schema, query, isGood) => {
  const { data, success } = schema.safeParse(query);
  expect(success).toBe(isGood);
  if (isGood) expect(data).toEqual({ page: 1, search: '', ...query });
});

it('the programme is asked for by numbers, which a URL gives as texts', () => {
  expect(programmeQuerySchema.parse({ month: '11', year: '2026' })).toMatchObject({ month: 11, year: 2026 });
  expect(calendarQuerySchema.parse({ semester: '2026-09', month: '11', year: '2026' })).toEqual({
    semester: '2026-09',
    month: 11,
    year: 2026,
  });
});
