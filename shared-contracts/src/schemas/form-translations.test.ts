import { aboutSectionInputSchema, aboutSectionTextSchema } from './about';
import { announcementInputSchema } from './announcements';
import { keyedSectionInputSchema, sectionInputSchema, slideInputSchema } from './homepage';
import { leaderFieldsSchema, leaderInputSchema } from './leaders';
import { ministryInputSchema } from './ministries';
import { projectInputSchema } from './projects';
import { studyAndMissionInputSchema } from './study-and-mission';
import { getMessages } from '../testing';

const ABOUT = { page_type: 'about_mwangaza', section_key: 'history', title: 'History', content: 'x' };
const SECTION = { section_key: 'about_us', content: 'We are a campus church' };
const SECTION_LIMITS = { title: 200, content: 20_000, subtitle: 200, button_text: 80 };
const LEADER = { name: 'James Otieno', title: 'Chaplain', category: 'pastoral' };
const LEADER_LIMITS = { title: 200, quote: 500, education: 200, biography: 5000 };
const MINISTRY = {
  name: 'Prayer warriors',
  description: 'We pray at dawn.',
  leader: 'Akinyi Odhiambo',
  email: 'akinyi@demo.test',
};

// The limits have an entry for every text that may be translated.
describe.each([
  ['an information page', aboutSectionInputSchema, ABOUT, { title: 300, content: 100_000 }],
  ['the text of an information page', aboutSectionTextSchema, ABOUT, { title: 300, content: 100_000 }],
  [
    'an announcement',
    announcementInputSchema,
    { title: 'Camp meeting', content: 'The tents open on Friday.' },
    { title: 200, content: 5000, event_location: 200, action_required: 200 },
  ],
  [
    'a slide',
    slideInputSchema,
    { title: 'Welcome', content: 'Come and worship' },
    { title: 200, content: 2000, cta_text: 80 },
  ],
  ['a section', sectionInputSchema, SECTION, SECTION_LIMITS],
  ['a section that is named in its body', keyedSectionInputSchema, SECTION, SECTION_LIMITS],
  ['a leader’s form', leaderFieldsSchema, LEADER, LEADER_LIMITS],
  ['a leader', leaderInputSchema, LEADER, LEADER_LIMITS],
  [
    'a ministry',
    ministryInputSchema,
    MINISTRY,
    { name: 200, description: 2000, meetingTime: 200, location: 200 },
  ],
  [
    'a project',
    projectInputSchema,
    { title: 'A new roof', description: 'The old one leaks.' },
    { title: 200, description: 2000 },
  ],
  [
    'the studies and the mission',
    studyAndMissionInputSchema,
    {},
    { study_book: 60, study_chapter: 60, study_family: 60, mission_title: 120, mission_text: 1000 },
  ],
] as const)('the translations of %s', (_, schema, form, limits: Readonly<Record<string, number>>) => {
  const texts = (addedLength: number) =>
    Object.fromEntries(Object.entries(limits).map(([name, max]) => [name, 'a'.repeat(max + addedLength)]));
  const translated = (sw: object) => ({ ...form, translations: { sw } });

  it('are kept, each as long as its text may be', () => {
    expect(schema.parse(translated(texts(0)))).toHaveProperty('translations', { sw: texts(0) });
  });

  it('are of its texts alone', () => {
    const sw = { image_url: '/media/picha.jpg', link: '/sw', mission_account: 'MISHENI', leader: 'Akinyi' };
    expect(schema.parse(translated(sw))).toHaveProperty('translations', {});
  });

  it('are never longer than its texts', () => {
    const messages = Object.entries(limits).map(([name, max]) => [
      `translations.sw.${name}`,
      `At most ${max} characters`,
    ]);
    expect(getMessages(schema, translated(texts(1)))).toEqual(Object.fromEntries(messages));
  });
});

it('an information page is edited with a title and a text, which may both be empty', () => {
  expect(aboutSectionTextSchema.parse({ title: '', content: '', section_key: 'history' })).toEqual({
    title: '',
    content: '',
  });
  expect(getMessages(aboutSectionTextSchema, {})).toEqual({
    title: expect.any(String),
    content: expect.any(String),
  });
  const tooLong = { title: 'a'.repeat(301), content: 'a'.repeat(100_001) };
  expect(getMessages(aboutSectionTextSchema, tooLong)).toEqual({
    title: 'At most 300 characters',
    content: 'At most 100000 characters',
  });
});
