import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mp4File } from '@narthex/shared-contracts/testing';
import { findType } from './find-type';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'find-type-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function find(kind: 'audio' | 'video' | 'picture' | 'pdf', content: Uint8Array) {
  // In the test runner, the library detects this container only by the file's extension.
  const file = path.join(folder, 'upload.mkv');
  await writeFile(file, content);
  return findType({ path: file, kind }, content.length);
}

describe.each([
  ['mp42', 'audio/mp4', 'video/mp4'],
  ['isom', 'audio/mp4', 'video/mp4'],
  ['3gp4', 'audio/3gpp', 'video/3gpp'],
  ['qt  ', 'audio/mp4', 'video/quicktime'],
  ['M4A ', 'audio/x-m4a', 'video/mp4'],
])('a file of the brand %j', (brand, sound, film) => {
  it('is sound where no track holds a film, and a film where one does', async () => {
    const recording = mp4File({ brand, handlers: ['soun'], isMovieLast: true });
    expect((await find('audio', recording)).mime).toBe(sound);
    await expect(find('video', recording)).rejects.toThrow(/^This is a sound recording\. Invalid file type/);
    const movie = mp4File({ brand, handlers: ['vide', 'soun'] });
    expect((await find('video', movie)).mime).toBe(film);
    await expect(find('audio', movie)).rejects.toThrow(/^This is a video\. Invalid file type/);
  });
});

/** Writes an element of the container that browsers record, with its length in eight bytes. */
function element(id: string, ...content: readonly (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), length, body]);
}

const byte = (value: number) => Buffer.from([value]);

function webm(...kinds: readonly ('audio' | 'video')[]): Buffer {
  const tracks = kinds.map((kind, at) =>
    element(
      'ae',
      element('d7', byte(at + 1)),
      element('73c5', byte(at + 1)),
      element('83', byte(kind === 'video' ? 1 : 2)),
      element('86', kind === 'video' ? 'V_VP8' : 'A_OPUS'),
      kind === 'video'
        ? element('e0', element('b0', byte(64)), element('ba', byte(48)))
        : element('e1', element('9f', byte(1))),
    ),
  );
  const head = element(
    '1a45dfa3',
    element('4286', byte(1)),
    element('4282', 'webm'),
    element('4287', byte(2)),
  );
  const info = element('1549a966', element('2ad7b1', Buffer.from('0f4240', 'hex')));
  return Buffer.concat([head, element('18538067', info, element('1654ae6b', ...tracks))]);
}

it('tells what a browser recorded by its tracks too', async () => {
  expect((await find('audio', webm('audio'))).mime).toBe('audio/webm');
  expect((await find('video', webm('audio', 'video'))).mime).toBe('video/webm');
  await expect(find('audio', webm('video', 'audio'))).rejects.toThrow(/^This is a video\./);
  await expect(find('video', webm('audio'))).rejects.toThrow(/^This is a sound recording\./);
});

it('refuses what has no tracks as sound', async () => {
  const empty = mp4File({ brand: 'isom', handlers: [] });
  await expect(find('audio', empty)).rejects.toMatchObject({ statusCode: 415 });
});

it('tells how to make a JPEG of a photo of an iPhone, whatever its name', async () => {
  const photo = mp4File({ brand: 'heic', handlers: ['pict'] });
  await expect(find('picture', photo)).rejects.toThrow(/HEIC photo.*Most Compatible/);
});

it.each([
  ['a PDF document', Buffer.from('%PDF-1.7\n%%EOF')],
  ['a compressed folder', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
  ['a drawing', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n')],
])('says that it got %s', async (what, content) => {
  await expect(find('picture', content)).rejects.toThrow(`This is ${what}. Invalid file type.`);
});

const FRAME_BYTES = 417;

/** Makes frames of MPEG 1, layer III with 128 kbit/s and 44.1 kHz. */
const mp3Frames = (count: number) =>
  Buffer.concat(
    Array.from({ length: count }, () =>
      Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(FRAME_BYTES - 4, 0x55)]),
    ),
  );

it.each([
  ['in the middle of a frame', mp3Frames(8).subarray(200)],
  ['with a byte of another frame', mp3Frames(8).subarray(FRAME_BYTES - 1)],
  ['with zeros', Buffer.concat([Buffer.alloc(3000), mp3Frames(8)])],
  ['with zeros and the rest of a frame', Buffer.concat([Buffer.alloc(40_000), mp3Frames(8).subarray(200)])],
])('takes an MP3 that begins %s', async (_how, recording) => {
  expect(await find('audio', recording)).toEqual({ mime: 'audio/mpeg', ext: 'mp3' });
  await expect(find('picture', recording)).rejects.toThrow(/^This is a sound recording\./);
});

it.each([
  ['a page before an MP3', Buffer.concat([Buffer.from('<script>x</script>'.repeat(200)), mp3Frames(8)])],
  ['zeros alone', Buffer.alloc(5000)],
  ['zeros and a single frame', Buffer.concat([Buffer.alloc(10), mp3Frames(1)])],
  ['frames that do not follow each other', Buffer.from('00fffb90640000'.repeat(900), 'hex')],
])('refuses %s as sound', async (_what, content) => {
  await expect(find('audio', content)).rejects.toMatchObject({ statusCode: 415 });
});

it.each([
  ['a line break', '\r\n'],
  ['spaces and lines', ' \n\n\t '],
  ['a byte order mark', '\ufeff'],
  ['a byte order mark and a line break', '\ufeff\n'],
])('takes a PDF with %s before its header', async (_what, before) => {
  const document = Buffer.from(`${before}%PDF-1.7\n%%EOF`);
  expect(await find('pdf', document)).toEqual({ mime: 'application/pdf', ext: 'pdf' });
});

it('refuses words before a PDF', async () => {
  await expect(find('pdf', Buffer.from('Minutes\n%PDF-1.7\n%%EOF'))).rejects.toMatchObject({
    statusCode: 415,
  });
});

it('tells how to make an MP3 of sound that browsers do not play', async () => {
  const aiff = Buffer.concat([
    Buffer.from('FORM'),
    Buffer.alloc(4),
    Buffer.from('AIFFCOMM'),
    Buffer.alloc(64),
  ]);
  await expect(find('audio', aiff)).rejects.toThrow(/browsers can’t play.*MP3/);
});
