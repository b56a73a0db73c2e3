import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { media } from '../../database/schema/content/media';

export type MediaRow = typeof media.$inferInsert;
export type MediaFile = Pick<
  typeof media.$inferSelect,
  'key' | 'contentType' | 'bytes' | 'readers' | 'uploadedBy'
>;

/** Keys carry a hash of the content, so a file that is stored again is the same row. */
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
      contentType: media.contentType,
      bytes: media.bytes,
      readers: media.readers,
      uploadedBy: media.uploadedBy,
    })
    .from(media)
    .where(eq(media.key, key));
  return row ?? null;
}
