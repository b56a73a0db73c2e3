import { calendarEntrySchema, calendarSchema } from './calendar';
import { publicSermonSchema, sermonFiltersSchema, sermonPageSchema } from './sermons';
import { managedSongSchema, songSchema } from './songs';

const TRANSLATED = { translations: { sw: { title: 'Wanyama wa Danieli 7' } }, untranslated: ['description'] };

const LISTED_SERMON = {
  id: 12,
  title: 'The beasts of Daniel 7',
  description: 'Four kingdoms, and the one that stays.',
  speaker: 'James Otieno',
  sermon_date: '2026-11-28',
  scripture_reference: 'Daniel 7:1-14',
  series: 'sabbath_service',
  status: 'published',
  tags: ['prophecy'],
  is_featured: true,
  audio_file: '/media/daniel-7.mp3',
  video_file: '/media/daniel-7.mp4',
  pdf_file: '/media/daniel-7.pdf',
  audio_bytes: 21_000_000,
  audio_type: 'audio/mpeg',
  audio_seconds: 2400,
  video_bytes: 310_000_000,
  pdf_bytes: 81_000,
  thumbnail: '/media/daniel-7.jpg',
  version: 3,
  ...TRANSLATED,
};
const SERMON = {
  ...LISTED_SERMON,
  sermon_text: '<p>In the first year</p>',
  audio_note: 'The start is missing.',
};
const NO_FILES = {
  audio_file: null,
  video_file: null,
  pdf_file: null,
  audio_bytes: null,
  audio_type: null,
  audio_seconds: null,
  video_bytes: null,
  pdf_bytes: null,
  thumbnail: null,
};
const DAY = {
  id: 1,
  date: '2026-11-28',
  sabbath_school_topic: 'The sanctuary',
  sabbath_school_presenter: 'Akinyi Odhiambo',
  divine_service_topic: 'The beasts of Daniel 7',
  divine_service_preacher: 'James Otieno',
  afternoon_program: 'Choirs',
  afternoon_presenter: 'Church Choir',
  special_notes: 'Lunch is shared.',
  event_type: 'camp_meeting',
  is_featured: true,
  version: 2,
  ...TRANSLATED,
};
const EMPTY_DAY = {
  ...DAY,
  sabbath_school_topic: null,
  sabbath_school_presenter: null,
  divine_service_topic: null,
  divine_service_preacher: null,
  afternoon_program: null,
  afternoon_presenter: null,
  special_notes: null,
};
const SEMESTER = { key: '2026-09', label: 'September to December 2026' };
const CALENDAR = {
  semester: SEMESTER,
  semesters: [{ key: '2026-05', label: 'May to August 2026' }, SEMESTER],
  entries: [DAY],
};
const SONG = {
  id: 5,
  title: 'Baraka',
  description: 'Sung at vespers',
  video: 'https://youtu.be/abc',
  image_url: '/media/choir.jpg',
};
const SHOWN_SONG = { ...SONG, video_bytes: null };
const MANAGED_SONG = { ...SONG, group: 'church_choir', version: 1 };

it.each([
  ['a listed sermon', publicSermonSchema, LISTED_SERMON],
  ['a listed sermon for editors', publicSermonSchema, SERMON],
  ['a sermon without files', publicSermonSchema, { ...SERMON, ...NO_FILES, scripture_reference: null }],
  ['a sermon of which an editor wrote no text', publicSermonSchema, { ...SERMON, sermon_text: null }],
  ['a sermon', sermonPageSchema, SERMON],
  ['a sermon without a text', sermonPageSchema, { ...SERMON, sermon_text: null, audio_note: null }],
  ['what sermons are narrowed to', sermonFiltersSchema, { series: ['vespers'], speakers: ['James Otieno'] }],
  ['a day', calendarEntrySchema, DAY],
  ['a day that isn’t planned yet', calendarEntrySchema, EMPTY_DAY],
  ['the programme', calendarSchema, CALENDAR],
  ['a song', songSchema, SHOWN_SONG],
  [
    'a song whose video is here',
    songSchema,
    { ...SHOWN_SONG, video: '/media/baraka.mp4', video_bytes: 41_000_000 },
  ],
  ['a song without a recording', songSchema, { ...SHOWN_SONG, video: null, image_url: null }],
  ['a managed song', managedSongSchema, MANAGED_SONG],
])('%s carries all of its fields, and no other', (_, schema, body) => {
  expect(schema.parse({ ...body, author_email: 'akinyi@demo.test' })).toEqual(body);
});

it('a song is shown without the group that sings it', () => {
  expect(songSchema.parse({ ...MANAGED_SONG, ...SHOWN_SONG })).toEqual(SHOWN_SONG);
});

it('a semester is told by its key and its name alone', () => {
  const semesters = [{ ...SEMESTER, starts: '2026-09-01' }];
  expect(calendarSchema.parse({ ...CALENDAR, semesters }).semesters).toEqual([SEMESTER]);
});

it.each(['regular', 'special', 'camp_meeting', 'evangelism', 'youth', 'communion', 'baptism', 'conference'])(
  'a day may be of the type %s',
  (event_type) => {
    expect(calendarEntrySchema.parse({ ...DAY, event_type }).event_type).toBe(event_type);
  },
);

it.each([
  ['a sermon that is hidden', publicSermonSchema, { ...LISTED_SERMON, status: 'hidden' }],
  ['a sermon that says nothing of its text', sermonPageSchema, LISTED_SERMON],
  ['a sermon of half a second', publicSermonSchema, { ...LISTED_SERMON, audio_seconds: 0.5 }],
  ['filters without speakers', sermonFiltersSchema, { series: ['vespers'] }],
  ['a day of no known type', calendarEntrySchema, { ...DAY, event_type: 'party' }],
  ['the programme of no semester', calendarSchema, { ...CALENDAR, semester: {} }],
  ['the programme without its days', calendarSchema, { ...CALENDAR, entries: [{}] }],
  ['a song of another group', managedSongSchema, { ...MANAGED_SONG, group: 'parking' }],
])('nobody is shown %s', (_, schema, body) => {
  expect(schema.safeParse(body).success).toBe(false);
});
