import { inArray } from 'drizzle-orm';
import type { Queryable } from '../database/database-handle';
import { media } from '../database/schema/media';

/** Describes a stored file as pages name it beside a link. */
export interface FileFacts {
  readonly bytes: number;
  readonly content_type: string;
  readonly seconds: number | null;
}

/** Maps the stored URL of a file to its size, type and duration. */
export type FilesByUrl = ReadonlyMap<string, FileFacts>;

/** Returns the key of a file, which rows store alone or in a URL. A text that can't be decoded isn't a key. */
function mediaKey(stored: string): string {
  try {
    return decodeURI(stored.replace(/^\/media\//, ''));
  } catch {
    return stored;
  }
}

/** Returns the facts of the files that rows name; files of other sites are left out. */
export async function findFileFacts(db: Queryable, urls: readonly (string | null)[]): Promise<FilesByUrl> {
  const stored = urls.filter((url) => url !== null);
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
    stored.flatMap((url) => {
      const facts = byKey.get(mediaKey(url));
      return facts ? [[url, facts] as const] : [];
    }),
  );
}
