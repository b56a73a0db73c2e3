import { galleryInputSchema, galleryItemSchema, galleryQuerySchema } from './gallery';
import { sermonUploadInputSchema, sermonUploadSchema, uploadedFileSchema, uploadSchema } from './uploads';
import { getMessages } from '../testing';

const FORM = { title: ' Baptism ', description: 'Twelve people at the lake.' };
const messages = (changes: object) => getMessages(galleryInputSchema, { ...FORM, ...changes });

describe('the form of a picture', () => {
  it('shows an event, of no day and no ministry, unless it says otherwise', () => {
    expect(galleryInputSchema.parse(FORM)).toEqual({
      title: 'Baptism',
      description: 'Twelve people at the lake.',
      category: 'Events',
      date_taken: null,
      is_featured: false,
      ministry_page: null,
      file_path: null,
    });
  });

  it('keeps all that is filled in, and nothing that it doesn’t know', () => {
    const whole = {
      title: 'Baptism',
      description: 'Twelve people at the lake.',
      category: 'Youth',
      date_taken: '2026-11-21',
      is_featured: true,
      ministry_page: 'church_choir',
      file_path: '/media/baptism.jpg',
      translations: { sw: { title: 'Ubatizo', description: 'Watu kumi na wawili ziwani.' } },
    };
    expect(galleryInputSchema.parse({ ...whole, bytes: 7 })).toEqual(whole);
  });

  it.each([
    [{ title: '' }, { title: 'Title is required' }],
    [{ title: 'a'.repeat(201) }, { title: 'At most 200 characters' }],
    [{ description: ' ' }, { description: 'Description is required' }],
    [{ description: 'a'.repeat(5000) }, {}],
    [{ description: 'a'.repeat(5001) }, { description: 'At most 5000 characters' }],
    [{ category: 'weather' }, { category: 'Category is required' }],
    [{ date_taken: 'soon' }, { date_taken: 'A valid date is required' }],
    [{ date_taken: '2026-02-30' }, { date_taken: 'A valid date is required' }],
    [{ date_taken: 2026 }, { date_taken: expect.any(String) }],
    [{ date_taken: '2999-01-01' }, { date_taken: 'This day is in the future' }],
    [{ date_taken: '1850-01-01' }, { date_taken: 'This day is before 1900' }],
    [{ is_featured: 'yes' }, { is_featured: expect.any(String) }],
    [{ ministry_page: 'parking' }, { ministry_page: 'Choose a page' }],
    [{ file_path: 'baptism.jpg' }, { file_path: 'A link starts with / or https://' }],
    [
      { translations: { sw: { title: 'a'.repeat(201), description: 'a'.repeat(5001) } } },
      {
        'translations.sw.title': 'At most 200 characters',
        'translations.sw.description': 'At most 5000 characters',
      },
    ],
  ])('judges %j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  it.each(['', null, undefined])('takes the day %p as none', (date_taken) => {
    expect(galleryInputSchema.parse({ ...FORM, date_taken }).date_taken).toBeNull();
  });

  it('is translated in its texts alone', () => {
    const translations = { sw: { title: 'Ubatizo', category: 'Vijana' } };
    expect(galleryInputSchema.parse({ ...FORM, translations }).translations).toEqual({
      sw: { title: 'Ubatizo' },
    });
  });
});

describe('the list of pictures', () => {
  it('leaves nothing out unless it is told', () => {
    expect(galleryQuerySchema.parse({})).toEqual({ page: 1, search: '', featured: false });
    expect(galleryQuerySchema.parse({ category: 'Outreach', featured: 'true' })).toMatchObject({
      category: 'Outreach',
      featured: true,
    });
    expect(getMessages(galleryQuerySchema, { category: 'weather' })).toHaveProperty('category');
  });

  it.each([
    ['created_at', true],
    ['-created_at', true],
    ['title', true],
    ['-title', true],
    ['date_taken', false],
  ])('is sorted by %s: %p', (sort, isGood) => {
    expect(galleryQuerySchema.safeParse({ sort }).success).toBe(isGood);
  });
});

const PICTURE = {
  id: 1,
  title: 'Baptism',
  description: 'Twelve people at the lake.',
  category: 'Youth',
  date_taken: '2026-11-28',
  is_featured: true,
  ministry_page: 'church_choir',
  file_path: '/media/baptism.jpg',
  file_type: 'image',
  content_type: 'image/jpeg',
  bytes: 81_000,
  created_at: '2026-11-29T06:00:00.000Z',
  version: 2,
  translations: { sw: { title: 'Ubatizo' } },
  untranslated: ['description'],
};
const FILE = {
  key: '0f3a/baptism.jpg',
  url: '/media/0f3a/baptism.jpg',
  kind: 'image',
  content_type: 'image/jpeg',
  bytes: 81_000,
  width: 1600,
  height: 900,
  seconds: 12,
};
const UPLOAD = { id: 'u1', name: 'baptism.jpg', bytes: 81_000, file: FILE };
const SERMON_FILE = { ...FILE, file_kind: 'thumbnail', sermon_id: 12 };

it.each([
  ['a picture', galleryItemSchema, PICTURE],
  [
    'a picture without a file',
    galleryItemSchema,
    {
      ...PICTURE,
      date_taken: null,
      ministry_page: null,
      file_path: null,
      file_type: null,
      content_type: null,
      bytes: null,
    },
  ],
  ['a video', galleryItemSchema, { ...PICTURE, file_type: 'video', content_type: 'video/mp4' }],
  ['a file', uploadedFileSchema, FILE],
  ['a document', uploadedFileSchema, { ...FILE, kind: 'document', width: null, height: null, seconds: null }],
  ['a recording', uploadedFileSchema, { ...FILE, kind: 'audio' }],
  ['a video’s file', uploadedFileSchema, { ...FILE, kind: 'video' }],
  ['an upload', uploadSchema, UPLOAD],
  ['an upload that goes on', uploadSchema, { ...UPLOAD, file: null }],
  ['a file of a sermon', sermonUploadSchema, SERMON_FILE],
  ['a file of no sermon yet', sermonUploadSchema, { ...SERMON_FILE, sermon_id: null }],
])('%s carries all of its fields, and no other', (_, schema, body) => {
  expect(schema.parse({ ...body, path_on_disk: '/var/media' })).toEqual(body);
});

it.each([
  ['a category that isn’t there', galleryItemSchema, { ...PICTURE, category: 'weather' }],
  ['a page that isn’t there', galleryItemSchema, { ...PICTURE, ministry_page: 'parking' }],
  ['a file that is only heard', galleryItemSchema, { ...PICTURE, file_type: 'audio' }],
  ['a file of no kind', uploadedFileSchema, { ...FILE, kind: '' }],
  ['half a byte', uploadedFileSchema, { ...FILE, bytes: 0.5 }],
  ['half a file', uploadSchema, { ...UPLOAD, file: { key: '0f3a' } }],
  ['a file of no use to a sermon', sermonUploadSchema, { ...SERMON_FILE, file_kind: 'slides' }],
])('nobody is told of %s', (_, schema, body) => {
  expect(schema.safeParse(body).success).toBe(false);
});

describe('the form with a file of a sermon', () => {
  it.each([
    [{}, {}],
    [{ kind: 'audio', type: 'thumbnail', sermon_id: '12' }, {}],
    [{ sermon_id: '' }, {}],
    [{ sermon_id: '999999999' }, {}],
    [{ sermon_id: '1000000000' }, { sermon_id: 'This is not valid' }],
    [{ sermon_id: '12a' }, { sermon_id: 'This is not valid' }],
    [{ sermon_id: 'a12' }, { sermon_id: 'This is not valid' }],
    [{ kind: 'poster' }, { kind: expect.any(String) }],
    [{ type: 'poster' }, { type: expect.any(String) }],
  ])('of %j is refused with %j', (fields, expected) => {
    expect(getMessages(sermonUploadInputSchema, fields)).toEqual(expected);
  });
});
