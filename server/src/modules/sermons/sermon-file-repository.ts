import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { media } from '../../database/schema/media';
import type { SermonRow } from './repository';

export interface FileFacts {
  readonly bytes: number;
  readonly content_type: string;
  readonly seconds: number | null;
}

/** Maps the stored URL of a sermon's file to its size, type and duration. */
export type SermonFiles = ReadonlyMap<string, FileFacts>;

/** Returns the key of a file, which rows store alone or in a URL. A text that can't be decoded isn't a key. */
function mediaKey(stored: string): string {
  try {
    return decodeURI(stored.replace(/^\/media\//, ''));
  } catch {
    return stored;
  }
}

export async function findSermonFiles(db: Queryable, sermons: readonly SermonRow[]): Promise<SermonFiles> {
  const stored = sermons.flatMap(({ audio_file: audioFile, video_file: videoFile, pdf_file: pdfFile }) =>
    [audioFile, videoFile, pdfFile].filter((file) => file !== null),
  );
  if (stored.length === 0) return new Map();
  const rows = await db
    .select({
      key: media.key,
      bytes: media.bytes,
      content_type: media.content_type,
      seconds: media.seconds,
    })
    .from(media)
    .where(inArray(media.key, stored.map(mediaKey)));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return new Map(
    stored.flatMap((file) => {
      const facts = byKey.get(mediaKey(file));
      return facts ? [[file, facts] as const] : [];
    }),
  );
}
