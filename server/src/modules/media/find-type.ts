import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromFile, type FileTypeResult } from 'file-type/node';
import { parseFile } from 'music-metadata';
import {
  EMPTY_FILE,
  UPLOAD_KINDS,
  invalidTypeMessage,
  isAcceptedType,
  readTrackHandlers,
  tooLargeMessage,
  type UploadKindName,
} from '@narthex/shared-contracts';
import { problem } from '../../problem-error';
import { findShiftedType } from './find-shifted-type';

/** Phones use these containers for sound and film; only the tracks show which of them it is. */
const MP4_CONTAINER = /^(video|audio)\/(mp4|quicktime|3gpp2?|x-m4[av])$/;
const MATROSKA = /^video\/(webm|matroska|x-matroska)$/;

async function readFile<T>(path: string, read: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    return await read(file);
  } finally {
    await file.close();
  }
}

const readHandlers = (path: string): Promise<ReadonlySet<string>> =>
  readFile(path, (file) =>
    readTrackHandlers(async (offset, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    }),
  );

async function hasFilm(path: string): Promise<boolean> {
  const { format } = await parseFile(path, { skipCovers: true });
  return format.hasVideo !== false;
}

/** Returns the type by the tracks: a recording without video is audio, whatever its container is called. */
async function typeByTracks(path: string, found: FileTypeResult): Promise<FileTypeResult> {
  const { mime } = found;
  if (MP4_CONTAINER.test(mime)) {
    const handlers = await readHandlers(path);
    if (handlers.has('vide')) return mime.startsWith('audio/') ? { mime: 'video/mp4', ext: 'mp4' } : found;
    if (!handlers.has('soun') || mime.startsWith('audio/')) return found;
    return mime.startsWith('video/3gpp')
      ? { mime: mime.replace('video/', 'audio/'), ext: found.ext }
      : { mime: 'audio/mp4', ext: 'm4a' };
  }
  const isSound = MATROSKA.test(mime) && !(await hasFilm(path).catch(() => true));
  return isSound ? { mime: mime.replace('video/', 'audio/'), ext: found.ext } : found;
}

/**
 * Detects the type of a file by its bytes, without trusting names or declared types. Throws if its kind doesn't accept
 * the type.
 */
export async function findType(
  { path, kind }: { readonly path: string; readonly kind: UploadKindName },
  bytes: number,
): Promise<FileTypeResult> {
  const { accept, maxBytes } = UPLOAD_KINDS[kind];
  if (bytes > maxBytes) throw problem('too_large', tooLargeMessage(maxBytes));
  if (bytes === 0) throw problem('unsupported_media_type', EMPTY_FILE);
  const found =
    (await fileTypeFromFile(path).catch(() => undefined)) ?? (await readFile(path, findShiftedType));
  const type = found && (await typeByTracks(path, found));
  if (type && isAcceptedType(type.mime, accept)) return type;
  throw problem(
    'unsupported_media_type',
    invalidTypeMessage(accept, type && { type: type.mime, ending: type.ext }),
  );
}
