import { checkUpload } from './check-upload';
import { mp4File } from '../../testing';

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
