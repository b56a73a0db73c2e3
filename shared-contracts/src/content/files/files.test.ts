import { mp4File, actor } from '../../testing';
import { checkUpload } from './check-upload';
import {
  UPLOAD_KINDS,
  invalidTypeMessage,
  isAcceptedType,
  isUploadKind,
  mayUpload,
  tooLargeMessage,
  type UploadKindName,
} from './upload-kinds';

const file = (name: string, type: string, content: BlobPart = 'x') => new File([content], name, { type });
const PICTURES = 'Invalid file type. Accepted types: JPEG, PNG, WebP, GIF, AVIF';
const SOUND = 'Invalid file type. Accepted types: sound recordings such as MP3, M4A, WAV and OGG';

it.each([
  ['photo.jpg', 'image/jpeg'],
  ['photo.PNG', 'image/png'],
  ['photo.avif', ''],
])('takes %s (%s) as a picture', (name, type) => {
  expect(checkUpload(file(name, type), 'picture')).toBeNull();
});

it.each([
  [
    'minutes.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'This is a Word document.',
  ],
  ['minutes.doc', '', 'This is a Word document.'],
  ['budget.xlsx', '', 'This is an Excel workbook.'],
  ['sermon.pptx', '', 'This is a PowerPoint presentation.'],
  ['outline.pdf', 'application/pdf', 'This is a PDF document.'],
  ['logo.svg', 'image/svg+xml', 'This is a drawing.'],
  ['scan.tiff', 'image/tiff', 'This is a TIFF picture.'],
  ['photos.zip', 'application/zip', 'This is a compressed folder.'],
  ['choir.mp3', 'audio/mpeg', 'This is a sound recording.'],
  ['choir.unknown', 'video/x-new', 'This is a video.'],
])('says what %s is, and what is taken instead', (name, type, what) => {
  expect(checkUpload(file(name, type), 'picture')).toBe(`${what} ${PICTURES}`);
});

it('has no word for everything', () => {
  expect(checkUpload(file('data.xyz', ''), 'picture')).toBe(PICTURES);
});

it.each([
  ['IMG_0042.HEIC', ''],
  ['photo.heif', 'image/heif'],
  ['photo', 'image/heic'],
])('tells the owner of %s how to make a JPEG of it', (name, type) => {
  for (const kind of ['picture', 'portrait', 'thumbnail', 'gallery'] as const) {
    expect(checkUpload(file(name, type), kind)).toMatch(/HEIC photo.*iPhone.*Most Compatible.*JPEG/);
  }
});

it.each([
  ['sermon.wma', ''],
  ['sermon.wma', 'audio/x-ms-wma'],
  ['sermon.aiff', 'audio/x-aiff'],
  ['sermon.aif', 'audio/aiff'],
  ['sermon.AIF', ''],
])('tells the owner of %s (%s) how to make a recording of it that browsers play', (name, type) => {
  expect(checkUpload(file(name, type), 'audio')).toMatch(/browsers can’t play.*MP3/);
});

it('says that a file is empty before it is sent', () => {
  expect(checkUpload(file('photo.jpg', 'image/jpeg', ''), 'picture')).toBe('This file is empty.');
});

it('says how large a file may be before it is sent', () => {
  const large = file('photo.jpg', 'image/jpeg');
  Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 });
  expect(checkUpload(large, 'picture')).toBe('File size must be less than 5MB');
});

describe.each(['mp42', 'isom', '3gp4', 'M4A ', 'M4V ', 'qt  ', 'iso5'])('a file of the brand %j', (brand) => {
  it.each([
    ['sermon.mp4', 'video/mp4'],
    ['sermon.m4a', 'audio/x-m4a'],
    ['sermon.m4a', 'audio/mp4'],
    ['sermon.3gp', 'video/3gpp'],
    ['sermon.m4a', ''],
  ])('is sound where it has no film, as %s (%s)', async (name, type) => {
    const sound = file(name, type, mp4File({ brand, handlers: ['soun'] }));
    expect(await checkUpload(sound, 'audio')).toBeNull();
    expect(await checkUpload(sound, 'video')).toBe(
      'This is a sound recording. Invalid file type. Accepted types: videos such as MP4 and MOV',
    );
    const film = file(name, type, mp4File({ brand, handlers: ['vide', 'soun'] }));
    expect(await checkUpload(film, 'audio')).toBe(`This is a video. ${SOUND}`);
    expect(await checkUpload(film, 'video')).toBeNull();
  });
});

it.each([
  ['its movie box at the end', { isMovieLast: true }],
  ['a box of 64-bit length before it', { isMovieLast: true, hasLongBoxes: true }],
])('finds the tracks of a file with %s', async (_what, more) => {
  const sound = file('a.mp4', 'video/mp4', mp4File({ brand: 'isom', handlers: ['soun', 'text'], ...more }));
  expect(await checkUpload(sound, 'audio')).toBeNull();
  expect(await checkUpload(sound, 'video')).not.toBeNull();
});

it.each([
  ['breaks off', mp4File({ brand: 'isom', handlers: ['soun'] }).slice(0, 40)],
  ['has boxes of no length', new Uint8Array(64)],
  ['is text', 'only words'],
])('leaves to the server what %s', async (_what, content) => {
  expect(await checkUpload(file('a.mp4', 'video/mp4', content), 'audio')).toBeNull();
});

describe('upload kinds', () => {
  const PEOPLE = {
    visitor: null,
    member: actor('member'),
    elder: actor('elder'),
    administrator: actor('admin'),
    communication: actor('leader', 'communication'),
    finance: actor('leader', 'finance'),
    youth: actor('leader', 'youth'),
  };

  /** The table shows who may upload each kind. */
  const TABLE = `
               visitor  member  elder  administrator  communication  finance  youth
  picture      no       no      yes    yes            yes            yes      yes
  portrait     no       yes     yes    yes            yes            yes      yes
  attachment   no       no      yes    yes            yes            no       no
  gallery      no       no      yes    yes            yes            no       no
  audio        no       no      yes    yes            yes            no       no
  video        no       no      yes    yes            yes            no       no
  pdf          no       no      yes    yes            yes            no       no
  thumbnail    no       no      yes    yes            yes            no       no
`;

  const [people = [], ...rows] = TABLE.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

  const CASES = rows.flatMap(([kind, ...words]) =>
    words.map((word, column) => [kind as UploadKindName, people[column], word === 'yes'] as const),
  );

  it.each(CASES)('a file of the kind %s may be sent by %s: %p', (kind, person, expected) => {
    expect(mayUpload(PEOPLE[person as keyof typeof PEOPLE], kind)).toBe(expected);
  });

  const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

  it.each<[UploadKindName, number, string[]]>([
    ['picture', 5_242_880, PICTURES],
    ['portrait', 5_242_880, PICTURES],
    ['attachment', 5_242_880, [...PICTURES, 'application/pdf']],
    ['gallery', 209_715_200, [...PICTURES, 'image/bmp', 'video/*']],
    ['audio', 524_288_000, ['audio/*']],
    ['video', 1_073_741_824, ['video/*']],
    ['pdf', 5_242_880, ['application/pdf']],
    ['thumbnail', 5_242_880, PICTURES],
  ])('a file of the kind %s has at most %i bytes, and one of these types: %j', (kind, maxBytes, accept) => {
    expect(UPLOAD_KINDS[kind]).toMatchObject({ maxBytes, accept });
  });

  it('shows an attachment only to those who read the register, and everything else to everybody', () => {
    const readers = Object.entries(UPLOAD_KINDS).map(([kind, facts]) => [kind, facts.readers ?? 'everybody']);
    expect(readers).toEqual([
      ['picture', 'everybody'],
      ['portrait', 'everybody'],
      ['attachment', 'members.read'],
      ['gallery', 'everybody'],
      ['audio', 'everybody'],
      ['video', 'everybody'],
      ['pdf', 'everybody'],
      ['thumbnail', 'everybody'],
    ]);
  });

  it.each([
    ['picture', true],
    ['attachment', true],
    ['Picture', false],
    ['', false],
    ['toString', false],
    [undefined, false],
    [['picture'], false],
  ])('takes %p for a kind of upload: %p', (name, expected) => {
    expect(isUploadKind(name)).toBe(expected);
  });

  it.each<[string, string[], boolean]>([
    ['image/png', ['image/jpeg', 'image/png'], true],
    ['image/gif', ['image/jpeg', 'image/png'], false],
    ['image/jpe', ['image/jpeg'], false],
    ['image/jpeg-xl', ['image/jpeg'], false],
    ['audio/mpeg', ['audio/*'], true],
    ['video/mp4', ['image/png', 'video/*'], true],
    ['application/pdf', ['audio/*'], false],
    ['audiobook/mpeg', ['audio/*'], false],
    ['image/png', [], false],
  ])('a file of type %s, where %j are accepted: %p', (type, accept, expected) => {
    expect(isAcceptedType(type, accept)).toBe(expected);
  });

  it.each([
    [5_242_880, 'File size must be less than 5MB'],
    [524_288_000, 'File size must be less than 500MB'],
    [1_073_741_824, 'File size must be less than 1024MB'],
  ])('says of a file with more than %i bytes: %s', (maxBytes, message) => {
    expect(tooLargeMessage(maxBytes)).toBe(message);
  });

  it('says which types are accepted', () => {
    expect(invalidTypeMessage(['image/png', 'application/pdf'])).toBe(
      'Invalid file type. Accepted types: PNG, PDF',
    );
  });
});
