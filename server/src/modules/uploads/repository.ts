import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database-handle';
import { media, uploads } from '../../database/schema/media';
import { users } from '../../database/schema/auth';
import type { MediaRow } from '../media/repository';

export type UploadRow = typeof uploads.$inferSelect;

/** Contains the recent uploads of an account. */
export interface UploadUsage {
  readonly isConfirmed: boolean;
  /** Counts the incomplete uploads. */
  readonly open: number;
  /** Counts all uploads, complete or not, with their announced sizes in bytes. */
  readonly count: number;
  readonly bytes: number;
}

/**
 * Begins an upload, unless `check` throws because of the sender's uploads since that time. The row of the account is
 * locked, so that simultaneous uploads are counted correctly.
 */
export async function insertUpload(
  db: Database,
  row: typeof uploads.$inferInsert,
  { since, check }: { readonly since: Date; readonly check: (usage: UploadUsage) => void },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [account] = await tx
      .select({ email_confirmed_at: users.email_confirmed_at })
      .from(users)
      .where(eq(users.id, row.user_id))
      .for('no key update');
    const [sent] = await tx
      .select({
        open: sql<number>`count(*) filter (where ${uploads.media_key} is null)`.mapWith(Number),
        count: sql<number>`count(*)`.mapWith(Number),
        bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)`.mapWith(Number),
      })
      .from(uploads)
      .where(and(eq(uploads.user_id, row.user_id), gte(uploads.created_at, since)));
    check({ isConfirmed: account?.email_confirmed_at != null, ...(sent ?? { open: 0, count: 0, bytes: 0 }) });
    await tx.insert(uploads).values(row);
  });
}

/** Counts the incomplete uploads of all accounts, with their announced sizes in bytes. */
export async function countOpenUploads(db: Queryable): Promise<{ count: number; bytes: number }> {
  const [open] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)`.mapWith(Number),
    })
    .from(uploads)
    .where(isNull(uploads.media_key));
  return open ?? { count: 0, bytes: 0 };
}

export async function findUpload(db: Queryable, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

export async function findUploadedFile(
  db: Queryable,
  { media_key: mediaKey }: UploadRow,
): Promise<MediaRow | undefined> {
  if (mediaKey === null) return undefined;
  const [row] = await db.select().from(media).where(eq(media.key, mediaKey));
  return row;
}

export async function completeUpload(db: Queryable, id: string, mediaKey: string): Promise<void> {
  await db.update(uploads).set({ media_key: mediaKey }).where(eq(uploads.id, id));
}

export async function deleteUpload(db: Queryable, id: string): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.id, id), isNull(uploads.media_key)));
}

/** Deletes the uploads that began before that time. */
export async function deleteOldUploads(db: Queryable, before: Date): Promise<void> {
  await db.delete(uploads).where(lt(uploads.created_at, before));
}
