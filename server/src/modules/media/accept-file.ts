import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { parseFile, parseStream } from 'music-metadata';
import { UPLOAD_KINDS, mediaName, pictureKey, type UploadKindName } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { originalPath, type MediaDrive } from '../../media/drive';
import { checkDocument } from './check-document';
import { checkPicture } from './pictures/read-picture';
import { insertMedia, type MediaRow } from './repository';
import { findType } from './find-type';

/** Describes a completely uploaded file that isn't in the store yet. */
export interface ArrivedFile {
  readonly path: string;
  /** Is the name of the file on the sender's device. */
  readonly name: string;
  readonly kind: UploadKindName;
  readonly user_id: number;
}

export type AcceptedFile = MediaRow & { readonly uploaded_by: number };

const withoutExtension = (name: string) => name.replace(/\.[^.]{1,8}$/, '');

/**
 * Returns a random suffix that distinguishes files of the same name. Each upload is a file of its own, so it can be
 * deleted without checking for other owners.
 */
const newHash = () => randomBytes(4).toString('hex');

function storedKind(mime: string): MediaRow['kind'] {
  if (mime.startsWith('image/')) return 'image';
  if (mime.startsWith('audio/')) return 'audio';
  return mime.startsWith('video/') ? 'video' : 'document';
}

const READ_AHEAD_BYTES = 1024 * 1024;

/**
 * Returns the duration of a recording in seconds, or null if it can't be read. Voice messages and some recorders don't
 * write it at the beginning, so that the whole sound is read; a video of a gigabyte isn't.
 */
async function findSeconds(path: string, kind: 'audio' | 'video', mimeType: string): Promise<number | null> {
  const readHeaders = () => parseFile(path, { skipCovers: true });
  // Frames are short, and one read of the disk for each of them takes many times longer than a stream.
  const readToEnd = async () => {
    const { size } = await stat(path);
    const stream = createReadStream(path, { highWaterMark: READ_AHEAD_BYTES });
    return parseStream(stream, { size, mimeType }, { skipCovers: true, duration: true }).finally(() =>
      stream.destroy(),
    );
  };
  for (const read of kind === 'audio' ? [readHeaders, readToEnd] : [readHeaders]) {
    const found = await read().catch(() => null);
    const seconds = found?.format.duration;
    if (seconds !== undefined && Number.isFinite(seconds)) return Math.round(seconds);
  }
  return null;
}

type FileFacts = Omit<MediaRow, 'uploaded_by' | 'readers'> & { readonly rewritten?: Buffer | null };

async function readFacts(file: ArrivedFile, bytes: number): Promise<FileFacts> {
  const { mime, ext } = await findType(file, bytes);
  const kind = storedKind(mime);
  const name = withoutExtension(file.name);
  const fileKey = `${mediaName(name)}-${newHash()}.${ext}`;
  // The server can't decode BMP, so these pictures are stored and shown unchanged.
  if (kind === 'image' && mime !== 'image/bmp') {
    const { colour, rewritten, content_type: contentType, width, height } = await checkPicture(file.path);
    // The key of a picture makes it available in every size, so files with restricted readers don't get one.
    const key = UPLOAD_KINDS[file.kind].readers
      ? fileKey
      : pictureKey({ name, width, height, hash: newHash(), colour });
    const size = rewritten?.length ?? bytes;
    return {
      key,
      kind,
      content_type: contentType,
      width,
      height,
      bytes: size,
      colour: `#${colour}`,
      rewritten,
    };
  }
  if (mime === 'application/pdf') await checkDocument(file.path);
  const seconds = kind === 'audio' || kind === 'video' ? await findSeconds(file.path, kind, mime) : null;
  return { key: fileKey, kind, content_type: mime, bytes, seconds };
}

/**
 * Checks a file by its content and moves it into the store. Throws 413 or 415 if its kind doesn't allow it. The file
 * belongs to its sender until a record uses it. It is stored before its row is inserted, so that every row has a file.
 */
export async function acceptFile(
  { db, drive }: { readonly db: Queryable; readonly drive: MediaDrive },
  file: ArrivedFile,
): Promise<AcceptedFile> {
  const { size } = await stat(file.path);
  const { rewritten, ...facts } = await readFacts(file, size);
  if (rewritten) {
    await drive.disk.put(originalPath(facts.key), rewritten, { content_type: facts.content_type });
    await rm(file.path, { force: true });
  } else {
    await drive.adopt(originalPath(facts.key), file.path);
  }
  const row = { ...facts, uploaded_by: file.user_id, readers: UPLOAD_KINDS[file.kind].readers ?? null };
  await insertMedia(db, [row]);
  return row;
}
