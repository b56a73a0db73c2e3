import {
  LEADER_CATEGORIES,
  LEADER_CATEGORY_LABELS,
  LEADER_TAB_LABELS,
  MINISTRY_PAGES,
  PAGE_CONTENT_FIELDS,
  PAGE_CONTENT_PAGES,
  SONG_GROUPS,
} from './enums';

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
