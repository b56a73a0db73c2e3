import {
  ANNOUNCEMENT_AUDIENCE_LABELS,
  ANNOUNCEMENT_CATEGORY_LABELS,
  GALLERY_CATEGORY_LABELS,
  LEADER_CATEGORY_LABELS,
  LEADER_TAB_LABELS,
  MINISTRY_CATEGORY_LABELS,
  describePrayerKind,
} from './enum-labels';
import {
  MINISTRY_PAGES,
  PAGE_CONTENT_FIELDS,
  PAGE_CONTENT_PAGES,
  SONG_GROUPS,
  LEADER_CATEGORIES,
} from './enums';

it('has twelve fields to edit on every page', () => {
  expect(PAGE_CONTENT_FIELDS).toEqual([
    'hero_title',
    'hero_subtitle',
    'hero_image',
    'introduction',
    'mission',
    'vision',
    'activities',
    'schedule',
    'leadership',
    'contact',
    'gallery_images',
    'additional_info',
  ]);
});

it('sorts the pages with content to edit by category', () => {
  expect(PAGE_CONTENT_PAGES).toEqual({
    ministries: [
      'deconary',
      'personal_ministries',
      'prayer_department',
      'amo_alo',
      'health',
      'sabbath_school',
      'prophecy',
    ],
    music: ['church_choir', 'dcm', 'blissful'],
    evangelism: ['pcm', 'evangelism'],
    resources: ['calendar_events', 'tithes_offerings', 'books', 'new_here'],
    announcements: ['announcements'],
  });
});

it('gives ministries, choirs, evangelism and the book ministry a page that content may name', () => {
  expect(MINISTRY_PAGES).toEqual([
    'deconary',
    'personal_ministries',
    'prayer_department',
    'amo_alo',
    'health',
    'sabbath_school',
    'prophecy',
    'church_choir',
    'dcm',
    'blissful',
    'pcm',
    'evangelism',
    'books',
  ]);
});

it('keeps songs for each choir', () => {
  expect(SONG_GROUPS).toEqual(['church_choir', 'dcm', 'blissful']);
});

/** The rows follow the order of the tabs: key, label for visitors, label of the management panel. */
const LEADERS = [
  ['pastoral', 'Pastoral Staff', 'Pastoral Staff'],
  ['elders', 'Elders', 'Church Elders'],
  ['ministry', 'Ministry Leaders', 'Ministry Directors'],
  ['deacons', 'Deacons', 'Deacons & Deaconesses'],
];

it('names the leaders for visitors, and more exactly for those who manage them', () => {
  const named = LEADER_CATEGORIES.map((category) => [
    category,
    LEADER_TAB_LABELS[category],
    LEADER_CATEGORY_LABELS[category],
  ]);
  expect(named).toEqual(LEADERS);
});

it('names what an announcement is about', () => {
  expect(ANNOUNCEMENT_CATEGORY_LABELS).toEqual({
    general: 'General',
    worship: 'Worship',
    ministry: 'Ministry',
    youth: 'Youth',
    outreach: 'Outreach',
    financial: 'Financial',
    health: 'Health',
    education: 'Education',
    social: 'Social',
    urgent: 'Urgent',
  });
});

it('says whom an announcement is for, and nothing where it is for all', () => {
  expect(ANNOUNCEMENT_AUDIENCE_LABELS).toEqual({
    students: 'For students',
    staff: 'For staff',
    youth: 'For youth',
    adults: 'For adults',
    seniors: 'For seniors',
    ministry_leaders: 'For ministry leaders',
    visitors: 'For visitors',
  });
});

it('names the kinds of ministry', () => {
  expect(MINISTRY_CATEGORY_LABELS).toEqual({
    general: 'General',
    youth: 'Youth',
    worship: 'Worship',
    outreach: 'Outreach',
    education: 'Education',
  });
});

it('names what the gallery is sorted by', () => {
  expect(GALLERY_CATEGORY_LABELS).toEqual({
    Services: 'Services',
    Events: 'Events',
    Outreach: 'Outreach',
    Youth: 'Youth',
    Other: 'Other',
  });
});

it.each([
  // The form of the home page stores this pair.
  ['thanksgiving', 'personal', 'Thanksgiving'],
  ['financial', 'personal', 'Financial'],
  ['healing', 'health', 'Healing'],
  // The form of the prayer page stores this pair.
  ['other', 'personal', 'Personal'],
  ['guidance', 'academic', 'Academic'],
  ['family', 'family', 'Family'],
  ['other', 'other', 'Other'],
])('a request of the category %s and the type %s is shown as %s', (category, prayer_type, shown) => {
  expect(describePrayerKind({ category, prayer_type })).toBe(shown);
});
