import { MINISTRY_PAGES, PAGE_CONTENT_FIELDS, PAGE_CONTENT_PAGES, SONG_GROUPS } from './enums';

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
