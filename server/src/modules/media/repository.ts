import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { media } from '../../database/schema/media';

export type MediaRow = typeof media.$inferInsert;
export type MediaFile = Pick<
  typeof media.$inferSelect,
  'key' | 'content_type' | 'bytes' | 'readers' | 'uploaded_by'
>;

/** A key contains a hash of the content, so a file that is stored again has the same row. */
export async function insertMedia(db: Queryable, rows: readonly MediaRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(media)
      .values([...rows])
      .onConflictDoNothing();
}

export async function findMedia(db: Queryable, key: string): Promise<MediaFile | null> {
  const [row] = await db
    .select({
      key: media.key,
      content_type: media.content_type,
      bytes: media.bytes,
      readers: media.readers,
      uploaded_by: media.uploaded_by,
    })
    .from(media)
    .where(eq(media.key, key));
  return row ?? null;
}
