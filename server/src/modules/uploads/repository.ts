import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { media, uploads } from '../../database/schema/content/media';
import type { MediaRow } from '../media/repository';

export type UploadRow = typeof uploads.$inferSelect;

export async function insertUpload(db: Queryable, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row);
}

export async function findUpload(db: Queryable, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

/** The file that a complete upload became. */
export async function findUploadedFile(
  db: Queryable,
  { mediaKey }: UploadRow,
): Promise<MediaRow | undefined> {
  if (mediaKey === null) return undefined;
  const [row] = await db.select().from(media).where(eq(media.key, mediaKey));
  return row;
}

export async function completeUpload(db: Queryable, id: string, mediaKey: string): Promise<void> {
  await db.update(uploads).set({ mediaKey }).where(eq(uploads.id, id));
}

export async function deleteUpload(db: Queryable, id: string): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.id, id), isNull(uploads.mediaKey)));
}

/** Deletes the uploads that began before then. */
export async function deleteOldUploads(db: Queryable, before: Date): Promise<void> {
  await db.delete(uploads).where(lt(uploads.createdAt, before));
}
