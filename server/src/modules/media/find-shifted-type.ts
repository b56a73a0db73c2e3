import type { FileHandle } from 'node:fs/promises';
import type { FileTypeResult } from 'file-type/node';

/** Recorders and editors write at most this many zeros before the sound. */
const MAX_ZEROS = 64 * 1024;
/** A frame of MP3 is no longer than this, so that the rest of one isn't either. */
const MAX_FRAME_BYTES = 1441;
/** Other data may look like one header, but not like several at the right distances. */
const FRAMES = 4;
const READ_BYTES = MAX_ZEROS + (FRAMES + 1) * MAX_FRAME_BYTES;

const MPEG_1 = 3;
const MPEG_RESERVED = 1;
const LAYER_III = 1;
const KBITS_OF_MPEG_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_OF_OTHERS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const HERTZ_OF_MPEG_1 = [44_100, 48_000, 32_000];
/** The version says by how much the sampling rate is divided. */
const DIVISORS: Readonly<Record<number, number>> = { 3: 1, 2: 2, 0: 4 };

/** Returns the length of the MP3 frame whose header is there, or undefined if none is. */
function readFrameLength(bytes: Buffer, at: number): number | undefined {
  const [sync, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || kind < 0xe0) return undefined;
  const version = (kind >> 3) & 3;
  if (version === MPEG_RESERVED || ((kind >> 1) & 3) !== LAYER_III) return undefined;
  const isFirst = version === MPEG_1;
  const kbits = (isFirst ? KBITS_OF_MPEG_1 : KBITS_OF_OTHERS)[rates >> 4];
  const hertz = HERTZ_OF_MPEG_1[(rates >> 2) & 3];
  if (!kbits || !hertz) return undefined;
  const padding = (rates >> 1) & 1;
  return Math.floor(((isFirst ? 144_000 : 72_000) * kbits) / (hertz / (DIVISORS[version] ?? 1))) + padding;
}

function isFollowedByFrames(bytes: Buffer, start: number): boolean {
  let at = start;
  for (let count = 0; count < FRAMES; count += 1) {
    const length = readFrameLength(bytes, at);
    if (length === undefined) return false;
    at += length;
  }
  return true;
}

function isMp3(bytes: Buffer): boolean {
  const first = bytes.findIndex((byte) => byte !== 0);
  if (first < 0 || first > MAX_ZEROS) return false;
  const end = Math.min(first + MAX_FRAME_BYTES, bytes.length);
  for (let at = first; at < end; at += 1) if (isFollowedByFrames(bytes, at)) return true;
  return false;
}

/** Text files may begin with a byte order mark, and PDF readers skip it and blank lines. */
const PDF = /^(?:\xef\xbb\xbf)?[\s\0]{0,1000}%PDF-/;

/**
 * Returns the type of a file whose content doesn't begin at its first byte, though every program opens it: an MP3 that was
 * cut from a longer one or begins with zeros, and a PDF below blank lines.
 */
export async function findShiftedType(file: FileHandle): Promise<FileTypeResult | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(READ_BYTES), 0, READ_BYTES, 0);
  const bytes = buffer.subarray(0, bytesRead);
  if (PDF.test(bytes.toString('latin1', 0, 1024))) return { mime: 'application/pdf', ext: 'pdf' };
  return isMp3(bytes) ? { mime: 'audio/mpeg', ext: 'mp3' } : undefined;
}
