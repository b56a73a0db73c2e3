import { actor } from '../../testing';
import {
  UPLOAD_KINDS,
  invalidTypeMessage,
  isAcceptedType,
  isUploadKind,
  mayUpload,
  tooLargeMessage,
  type UploadKindName,
} from './upload-kinds';

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
