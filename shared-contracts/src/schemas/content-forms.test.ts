import { aboutSectionInputSchema } from './about';
import { announcementQuerySchema } from './announcements';
import { calendarQuerySchema } from './calendar';
import {
  keyedSectionInputSchema,
  orderedListQuerySchema,
  sectionInputSchema,
  sectionParams,
  slideInputSchema,
} from './homepage';
import { leaderQuerySchema } from './leaders';
import { sermonQuerySchema } from './sermons';
import { songQuerySchema } from './songs';
import { getMessages } from '../testing';

const at = (length: number) => 'a'.repeat(length);

describe('the form of a slide', () => {
  const FORM = { title: ' Welcome ', content: 'Come and worship' };

  it('is shown, without picture and link, unless it says otherwise', () => {
    expect(slideInputSchema.parse(FORM)).toEqual({
      title: 'Welcome',
      content: 'Come and worship',
      image_url: null,
      cta_text: null,
      cta_link: null,
      is_active: true,
    });
  });

  it.each([
    [{ title: '' }, { title: 'Title is required' }],
    [{ content: ' ' }, { content: 'Content is required' }],
    [{ content: at(2000) }, {}],
    [{ content: at(2001) }, { content: 'At most 2000 characters' }],
    [{ image_url: at(501) }, { image_url: 'At most 500 characters' }],
    [{ cta_text: at(81) }, { cta_text: 'At most 80 characters' }],
    [{ cta_link: 'javascript:alert(1)' }, { cta_link: 'A link starts with / or https://' }],
  ])('judges %j', (changes, messages) => {
    expect(getMessages(slideInputSchema, { ...FORM, ...changes })).toEqual(messages);
  });
});

describe('the form of a section', () => {
  const FORM = { content: 'We are a campus church' };

  it('is shown with its text alone unless it says otherwise', () => {
    expect(sectionInputSchema.parse(FORM)).toEqual({
      ...FORM,
      title: null,
      subtitle: null,
      image_url: null,
      button_text: null,
      button_link: null,
      is_active: true,
    });
  });

  it.each([
    [{ content: '' }, { content: 'Content is required' }],
    [{ content: at(20_001) }, { content: 'At most 20000 characters' }],
    [{ title: at(201) }, { title: 'At most 200 characters' }],
    [{ subtitle: at(201) }, { subtitle: 'At most 200 characters' }],
    [{ image_url: at(501) }, { image_url: 'At most 500 characters' }],
    [{ button_text: at(81) }, { button_text: 'At most 80 characters' }],
    [{ button_link: '//evil.example' }, { button_link: 'A link starts with / or https://' }],
  ])('judges %j', (changes, messages) => {
    expect(getMessages(sectionInputSchema, { ...FORM, ...changes })).toEqual(messages);
  });

  it('names one of the sections that there are', () => {
    const named = { ...FORM, section_key: 'about_us' };
    expect(keyedSectionInputSchema.parse(named).section_key).toBe('about_us');
    expect(getMessages(keyedSectionInputSchema, FORM)).toEqual({ section_key: 'Section is required' });
    expect(getMessages(keyedSectionInputSchema, { ...named, section_key: 'footer' })).toEqual({
      section_key: 'Section is required',
    });
    expect(sectionParams.parse({ section: 'about_us' })).toEqual({ section: 'about_us' });
    expect(sectionParams.safeParse({ section: 'footer' }).success).toBe(false);
  });
});

describe('the form of an information page', () => {
  const FORM = { page_type: 'about_mwangaza', section_key: 'history2' };

  it('may lack title and text', () => {
    expect(aboutSectionInputSchema.parse(FORM)).toEqual(FORM);
    const whole = { ...FORM, title: at(300), content: at(100_000) };
    expect(aboutSectionInputSchema.parse(whole)).toEqual(whole);
  });

  const ODD = 'Small letters, digits and underscores';
  it.each([
    [{ page_type: '' }, { page_type: 'Page is required' }],
    [{ section_key: undefined }, { section_key: 'Section is required' }],
    [{ page_type: 'About' }, { page_type: ODD }],
    [{ page_type: '2about' }, { page_type: ODD }],
    [{ page_type: 'a-b' }, { page_type: ODD }],
    [{ section_key: '../a' }, { section_key: ODD }],
    [{ section_key: at(61) }, { section_key: 'At most 60 characters' }],
    [{ title: at(301) }, { title: 'At most 300 characters' }],
    [{ content: at(100_001) }, { content: 'At most 100000 characters' }],
  ])('judges %j', (changes, messages) => {
    expect(getMessages(aboutSectionInputSchema, { ...FORM, ...changes })).toEqual(messages);
  });
});

describe('the programme', () => {
  const NAMED = { semester: 'A semester is named by its first month, such as 2026-09' };
  it.each([
    [{}, {}],
    [{ semester: '2026-01' }, {}],
    [{ semester: '2026-05' }, {}],
    [{ semester: '2026-09', month: '12', year: '2026' }, {}],
    [{ semester: '2026-10' }, NAMED],
    [{ semester: '12026-09' }, NAMED],
    [{ semester: '2026-091' }, NAMED],
    [{ semester: '26-09' }, NAMED],
    [{ month: 1, year: 1970 }, {}],
    [{ month: 12, year: 2200 }, {}],
    [{ month: 0 }, { month: expect.any(String) }],
    [{ month: 13 }, { month: expect.any(String) }],
    [{ year: 1969 }, { year: expect.any(String) }],
    [{ year: 2201 }, { year: expect.any(String) }],
  ])('is asked for by %j', (query, messages) => {
    expect(getMessages(calendarQuerySchema, query)).toEqual(messages);
  });
});

describe.each([
  ['announcements', announcementQuerySchema, ['priority', 'created_at', 'start_date', 'title']],
  ['leaders', leaderQuerySchema, ['sort_order', 'name']],
  ['sermons', sermonQuerySchema, ['sermon_date', 'title', 'created_at']],
  ['songs', songQuerySchema, ['sort_order']],
  ['slides, projects and services', orderedListQuerySchema, ['sort_order']],
] as const)('the list of %s', (_, query, sorts) => {
  it.each(sorts)('is sorted by %s', (sort) => {
    expect(query.safeParse({ sort: `-${sort}` }).success).toBe(true);
  });

  it('is sorted by nothing else', () => {
    expect(query.safeParse({ sort: 'id' }).success).toBe(false);
  });
});

describe.each([
  ['announcements', announcementQuerySchema, { category: 'youth', priority: 'high' }],
  ['leaders', leaderQuerySchema, { category: 'elders', status: 'inactive' }],
  ['sermons', sermonQuerySchema, { status: 'archived' }],
] as const)('the list of %s', (_, query, filters: Readonly<Record<string, string>>) => {
  it.each(Object.entries(filters))('is narrowed by %s: %s', (name, value) => {
    expect(query.parse({ [name]: value })).toMatchObject({ [name]: value });
    expect(query.safeParse({ [name]: 'weather' }).success).toBe(false);
  });
});

it('a list leaves nothing out unless it is told', () => {
  expect(announcementQuerySchema.parse({})).toMatchObject({ featured: false, active: false });
  expect(sermonQuerySchema.parse({ series: ' Daniel ' })).toMatchObject({ recent: false, series: 'Daniel' });
  expect(sermonQuerySchema.safeParse({ series: at(60) }).success).toBe(true);
  expect(sermonQuerySchema.safeParse({ series: at(61) }).success).toBe(false);
  expect(leaderQuerySchema.parse({ status: 'active' }).status).toBe('active');
});
