import {
  aboutPageSchema,
  aboutSectionSchema,
  deletedAboutSectionSchema,
  savedAboutSectionSchema,
} from './about';
import {
  churchProjectSchema,
  contentSectionSchema,
  homepageResponseSchema,
  homepageSchema,
  slideSchema,
  worshipServiceSchema,
} from './homepage';
import { leaderSchema } from './leaders';
import { ministrySchema } from './ministries';
import { ministryLeaderSchema, ministryPageParamsSchema, ministryPageSchema } from './ministry-page';
import { pageContentSchema, pageFieldSchema, pageLinkSchema, savedPageContentSchema } from './page-content';
import { studyAndMissionSchema } from './study-and-mission';

const TRANSLATED = { translations: { sw: { title: 'Karibu' } }, untranslated: ['content'] };

const SLIDE = {
  id: 1,
  title: 'Welcome',
  content: 'Come and worship',
  image_url: '/media/choir.jpg',
  cta_text: 'Plan a visit',
  cta_link: '/NewHere',
  is_active: true,
  version: 4,
  ...TRANSLATED,
};
const SECTION = {
  id: 2,
  section_key: 'welcome_message',
  title: 'Karibu',
  content: 'We are a campus church',
  subtitle: 'Since 1987',
  image_url: '/media/hall.jpg',
  button_text: 'About us',
  button_link: '/About',
  is_active: true,
  version: 1,
  ...TRANSLATED,
};
const PROJECT = {
  id: 3,
  title: 'A new roof',
  description: 'The old one leaks.',
  image_url: '/media/roof.jpg',
  goal_amount: 250_000,
  raised_amount: 41_500,
  link: 'https://church.example/give',
  is_featured: true,
  ministry_page: 'health',
  version: 1,
  ...TRANSLATED,
};
const SERVICE = {
  id: 4,
  name: 'Ibada kuu',
  english_name: 'Divine Service',
  day: 6,
  start_time: '11:00',
  end_time: '12:30',
  location: 'Main Assembly Hall',
  description: 'The sermon of the week',
  kind: 'sabbath',
  sort_order: 3,
  version: 1,
  ...TRANSLATED,
};
const HOMEPAGE = {
  slides: [SLIDE],
  contents: { welcome_message: SECTION },
  worship_services: [SERVICE],
  featured_projects: [PROJECT],
};
const LEADER = {
  id: 5,
  name: 'Akinyi Odhiambo',
  title: 'Elder',
  position: 'Elder',
  category: 'elders',
  image: '/media/akinyi.jpg',
  email: 'akinyi@demo.test',
  phone: '0700 000 044',
  quote: 'Grace is enough.',
  years_of_service: 12,
  education: 'MA in Theology',
  specialties: ['Counselling'],
  achievements: ['Began the clinic'],
  languages: ['English', 'Dholuo'],
  biography: 'She grew up in Kisumu.',
  linkedin_url: 'https://linkedin.example/akinyi',
  facebook_url: 'https://facebook.example/akinyi',
  status: 'active',
  version: 1,
  ...TRANSLATED,
};
const MINISTRY = {
  id: 6,
  name: 'Prayer warriors',
  description: 'We pray at dawn.',
  leader: 'Akinyi Odhiambo',
  email: 'akinyi@demo.test',
  meetingTime: 'Sundays, 06:00',
  location: 'Prayer room',
  category: 'worship',
  memberCount: 40,
  isActive: true,
  department: 'prayer',
  ministryPage: 'prayer_department',
  version: 1,
  ...TRANSLATED,
};
const MINISTRY_LEADER = {
  name: 'Akinyi Odhiambo',
  title: 'Elder',
  image: '/media/akinyi.jpg',
  quote: 'Grace is enough.',
  ...TRANSLATED,
};
const MINISTRY_PAGE = {
  ministry: {
    name: 'Prayer warriors',
    email: 'akinyi@demo.test',
    meetingTime: 'Sundays, 06:00',
    location: 'Prayer room',
    ...TRANSLATED,
  },
  leaders: [MINISTRY_LEADER],
  projects: [
    {
      id: 3,
      title: 'A new roof',
      description: 'The old one leaks.',
      goal_amount: 250_000,
      raised_amount: 41_500,
      link: 'https://church.example/give',
      ...TRANSLATED,
    },
  ],
  pictures: [{ id: 8, title: 'At dawn', file_path: '/media/dawn.jpg', ...TRANSLATED }],
};
const PAGE_FIELD = {
  title: 'Our mission',
  content: '<p>To serve</p>',
  image_url: '/media/choir.jpg',
  ...TRANSLATED,
};
const PAGE_LINK = { kind: 'chat', url: 'https://chat.example/choir' };
const SAVED_PAGE = { fields: { mission: PAGE_FIELD }, version: 7 };
const PAGE = { ...SAVED_PAGE, links: [PAGE_LINK] };
const STUDY_AND_MISSION = {
  id: 1,
  study_book: 'Daniel',
  study_chapter: '7',
  study_family: 'Upendo',
  mission_title: 'Turkana mission',
  mission_text: 'We build a well.',
  mission_paybill: '400200',
  mission_account: 'MISSION',
  version: 1,
  ...TRANSLATED,
};
const ABOUT_SECTION = {
  id: 9,
  title: 'History',
  content: '<p>It began under a tree.</p>',
  image_url: '/media/tree.jpg',
  version: 1,
  ...TRANSLATED,
};
const SAVED_ABOUT = { status: 'success', success: true, message: 'Saved', data: ABOUT_SECTION };
const DELETED_ABOUT = { status: 'success', success: true, message: 'Deleted' };
const HOMEPAGE_RESPONSE = {
  status: 'success',
  data: HOMEPAGE,
  slides: [SLIDE],
  contents: { welcome_message: SECTION },
  featured_projects: [PROJECT],
};

it.each([
  ['a slide', slideSchema, SLIDE],
  ['a section', contentSectionSchema, SECTION],
  ['a project', churchProjectSchema, PROJECT],
  ['a service', worshipServiceSchema, SERVICE],
  ['the home page', homepageSchema, HOMEPAGE],
  ['the response for the home page', homepageResponseSchema, HOMEPAGE_RESPONSE],
  ['a leader', leaderSchema, LEADER],
  ['a ministry', ministrySchema, MINISTRY],
  ['who leads a ministry', ministryLeaderSchema, MINISTRY_LEADER],
  ['the page of a ministry', ministryPageSchema, MINISTRY_PAGE],
  ['a field of a page', pageFieldSchema, PAGE_FIELD],
  ['a link of a page', pageLinkSchema, PAGE_LINK],
  ['a page', pageContentSchema, PAGE],
  ['a saved page', savedPageContentSchema, SAVED_PAGE],
  ['the studies and the mission', studyAndMissionSchema, STUDY_AND_MISSION],
  ['a section of an information page', aboutSectionSchema, ABOUT_SECTION],
  ['an information page', aboutPageSchema, { status: 'success', data: { history: ABOUT_SECTION } }],
  ['a saved section', savedAboutSectionSchema, SAVED_ABOUT],
  ['a deleted section', deletedAboutSectionSchema, DELETED_ABOUT],
])('%s carries all of its fields, and no other', (_, schema, body) => {
  expect(schema.parse({ ...body, author_email: 'akinyi@demo.test' })).toEqual(body);
});

const NO_BUTTON = { cta_text: null, cta_link: null };
const NOBODY = { email: null, phone: null, image: null, linkedin_url: null, facebook_url: null };
it.each([
  ['a slide', slideSchema, { ...SLIDE, ...NO_BUTTON, image_url: null }],
  [
    'a section',
    contentSectionSchema,
    { ...SECTION, title: null, subtitle: null, image_url: null, button_text: null, button_link: null },
  ],
  [
    'a project',
    churchProjectSchema,
    { ...PROJECT, image_url: null, goal_amount: null, raised_amount: null, link: null, ministry_page: null },
  ],
  ['a service', worshipServiceSchema, { ...SERVICE, location: null, description: null }],
  [
    'a leader',
    leaderSchema,
    { ...LEADER, ...NOBODY, quote: null, years_of_service: null, education: null, biography: null },
  ],
  [
    'a ministry',
    ministrySchema,
    { ...MINISTRY, meetingTime: null, location: null, department: null, ministryPage: null },
  ],
  [
    'who leads a ministry',
    ministryLeaderSchema,
    { ...MINISTRY_LEADER, title: null, image: null, quote: null },
  ],
  [
    'the page of no ministry',
    ministryPageSchema,
    { ministry: null, leaders: [], projects: [], pictures: [] },
  ],
  ['a field of a page', pageFieldSchema, { ...PAGE_FIELD, image_url: null }],
  ['an untouched page', pageContentSchema, { fields: {}, links: [], version: 0 }],
  ['a section of an information page', aboutSectionSchema, { ...ABOUT_SECTION, image_url: null }],
])('%s may do without much', (_, schema, body) => {
  expect(schema.parse(body)).toEqual(body);
});

it('the page of a ministry tells no more of it, its projects and its pictures than it shows', () => {
  const picture = { id: 8, title: 'At dawn', file_path: '/media/dawn.jpg', bytes: 81_000, ...TRANSLATED };
  const raw = { ministry: MINISTRY, leaders: [LEADER], projects: [PROJECT], pictures: [picture] };
  expect(ministryPageSchema.parse(raw)).toEqual(MINISTRY_PAGE);
});

it('a saved page says nothing of where its people meet', () => {
  expect(savedPageContentSchema.parse(PAGE)).toEqual(SAVED_PAGE);
});

it.each(['chat', 'classroom'])('the people of a page may meet in a %s', (kind) => {
  expect(pageLinkSchema.parse({ ...PAGE_LINK, kind }).kind).toBe(kind);
});

it.each(['active', 'inactive'])('a leader may be %s', (status) => {
  expect(leaderSchema.parse({ ...LEADER, status }).status).toBe(status);
});

it.each([
  [-1, false],
  [0, true],
  [6, true],
  [7, false],
  [2.5, false],
])('a service on the day %p of the week: %p', (day, isGood) => {
  expect(worshipServiceSchema.safeParse({ ...SERVICE, day }).success).toBe(isGood);
});

it('a service has its English name only where its name is translated', () => {
  const { english_name: _, ...english } = { ...SERVICE, name: 'Divine Service' };
  expect(worshipServiceSchema.parse(english)).toEqual(english);
});

it.each([
  ['a section that isn’t there', contentSectionSchema, { ...SECTION, section_key: 'footer' }],
  ['a project of no ministry that there is', churchProjectSchema, { ...PROJECT, ministry_page: 'parking' }],
  ['a service of another kind', worshipServiceSchema, { ...SERVICE, kind: 'daily' }],
  ['half a slide', homepageSchema, { ...HOMEPAGE, slides: [{ id: 1 }] }],
  ['a home page that failed', homepageResponseSchema, { ...HOMEPAGE_RESPONSE, status: 'failure' }],
  ['a home page without slides', homepageResponseSchema, { ...HOMEPAGE_RESPONSE, slides: undefined }],
  ['a home page without texts', homepageResponseSchema, { ...HOMEPAGE_RESPONSE, contents: undefined }],
  ['a retired leader', leaderSchema, { ...LEADER, status: 'retired' }],
  ['a leader of no category that there is', leaderSchema, { ...LEADER, category: 'choir' }],
  ['a ministry of another department', ministrySchema, { ...MINISTRY, department: 'parking' }],
  ['a ministry of another category', ministrySchema, { ...MINISTRY, category: 'weather' }],
  ['a link to another meeting', pageLinkSchema, { ...PAGE_LINK, kind: 'fax' }],
  ['a second mission', studyAndMissionSchema, { ...STUDY_AND_MISSION, id: 2 }],
  ['an information page that failed', aboutPageSchema, { status: 'error', data: {} }],
  ['a section whose saving failed', savedAboutSectionSchema, { ...SAVED_ABOUT, status: 'error' }],
  ['a section whose deletion failed', deletedAboutSectionSchema, { ...DELETED_ABOUT, status: 'error' }],
])('nobody is shown %s', (_, schema, body) => {
  expect(schema.safeParse(body).success).toBe(false);
});

it('the page of a ministry is asked for by its name', () => {
  expect(ministryPageParamsSchema.parse({ page: 'church_choir', id: 1 })).toEqual({ page: 'church_choir' });
  expect(ministryPageParamsSchema.safeParse({ page: 'a'.repeat(60) }).success).toBe(true);
  expect(ministryPageParamsSchema.safeParse({ page: 'a'.repeat(61) }).success).toBe(false);
});
