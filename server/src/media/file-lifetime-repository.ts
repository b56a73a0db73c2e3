import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Actor } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable } from '../database/database-handle';
import { media } from '../database/schema/media';
import type { MediaDrive } from './drive';
import { problem } from '../problem-error';
import { addedFiles, namedFiles } from './named-files';
import { findUsedFiles } from './used-file-repository';
import { FILE_BATCH_ROWS, UNUSED_FILE_RETENTION_MS } from './media-policy';

interface FileStore {
  readonly db: Queryable;
  readonly drive: MediaDrive;
}

/** Pictures that came with the site are a library, so they are kept even if they aren't used. */
const isDeletable = or(isNotNull(media.uploaded_by), isNotNull(media.claimed_at), ne(media.kind, 'image'));

export const FILE_GONE = t('This file is not there any more. Please upload it again.');

/** Throws 422 if a record contains another person's file that no record has claimed yet. */
export async function refuseForeignFiles(db: Queryable, actor: Actor, body: unknown): Promise<void> {
  const keys = [...namedFiles(body)];
  if (keys.length === 0) return;
  const [foreign] = await db
    .select({ key: media.key })
    .from(media)
    .where(
      and(
        inArray(media.key, keys),
        isNull(media.claimed_at),
        isNotNull(media.uploaded_by),
        ne(media.uploaded_by, actor.id),
      ),
    )
    .limit(1);
  if (foreign) throw problem('validation', FILE_GONE);
}

/**
 * Throws 422 with the fields to which a write adds a file that was deleted. A record whose file was lost can still be
 * saved.
 */
export async function refuseMissingFiles(
  db: Queryable,
  { before, after }: { readonly before: unknown; readonly after: Readonly<Record<string, unknown>> | null },
): Promise<void> {
  const added = addedFiles(before, after);
  if (added.length === 0) return;
  const rows = await db
    .select({ key: media.key })
    .from(media)
    .where(inArray(media.key, [...added]));
  const stored = new Set(rows.map(({ key }) => key));
  if (added.every((key) => stored.has(key))) return;
  const fields = Object.entries(after ?? {}).filter(([, value]) =>
    addedFiles(before, value).some((key) => !stored.has(key)),
  );
  throw problem('validation', FILE_GONE, Object.fromEntries(fields.map(([field]) => [field, [FILE_GONE]])));
}

/** Marks the files of a record as claimed: they are kept as long as a record contains them. */
export async function claimFiles(db: Queryable, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .update(media)
    .set({ claimed_at: sql`coalesce(${media.claimed_at}, now())`, dropped_at: null })
    .where(and(inArray(media.key, [...keys]), or(isNull(media.claimed_at), isNotNull(media.dropped_at))));
}

/**
 * Marks files that a record no longer contains. Other uses are searched later, because the search reads every text of
 * the site and no response should wait for it.
 */
export async function dropFiles(db: Queryable, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .update(media)
    .set({ dropped_at: new Date() })
    .where(inArray(media.key, [...keys]));
}

/** Marks a person's unclaimed files for deletion, because they have no owner without the account. */
export async function dropFilesOf(db: Queryable, userId: number): Promise<void> {
  await db
    .update(media)
    .set({ claimed_at: sql`now()`, dropped_at: new Date() })
    .where(and(eq(media.uploaded_by, userId), isNull(media.claimed_at)));
}

/** Deletes the files that records no longer contain and nothing else uses. */
export async function sweepDroppedFiles({ db, drive }: FileStore, now = new Date()): Promise<void> {
  const rejectedBefore = new Date(now.getTime() - UNUSED_FILE_RETENTION_MS);
  // A file that is claimed or dropped again in the meantime no longer matches.
  const isDropped = and(isNotNull(media.dropped_at), lte(media.dropped_at, now));
  for (;;) {
    const rows = await db.select({ key: media.key }).from(media).where(isDropped).limit(FILE_BATCH_ROWS);
    const keys = rows.map(({ key }) => key);
    const used = await findUsedFiles(db, keys, rejectedBefore);
    const unused = keys.filter((key) => !used.has(key));
    const gone = await db
      .delete(media)
      .where(and(inArray(media.key, unused), isDropped, isDeletable))
      .returning({ key: media.key });
    for (const { key } of gone) await drive.remove(key);
    await db
      .update(media)
      .set({ dropped_at: null })
      .where(and(inArray(media.key, keys), isDropped));
    if (keys.length < FILE_BATCH_ROWS) return;
  }
}

/**
 * Deletes those of the files that nothing uses any more; a proposal rejected before `before` is no use. The row is
 * deleted first, so that a file is never offered after it was deleted.
 */
export async function releaseFiles(
  { db, drive }: FileStore,
  keys: readonly string[],
  before = new Date(Date.now() - UNUSED_FILE_RETENTION_MS),
): Promise<void> {
  if (keys.length === 0) return;
  // The search for uses reads every text of the site, so files that are already deleted are excluded before.
  const rows = await db
    .select({ key: media.key })
    .from(media)
    .where(inArray(media.key, [...keys]));
  const stored = rows.map(({ key }) => key);
  const used = await findUsedFiles(db, stored, before);
  const unused = stored.filter((key) => !used.has(key));
  if (unused.length === 0) return;
  const gone = await db
    .delete(media)
    .where(and(inArray(media.key, unused), isDeletable))
    .returning({ key: media.key });
  for (const { key } of gone) await drive.remove(key);
}

/**
 * Deletes files that no record has claimed since `before`. Files of records that were written without a command are
 * claimed here.
 */
export async function sweepUnclaimedFiles({ db, drive }: FileStore, before: Date): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ key: media.key })
      .from(media)
      .where(and(isNull(media.claimed_at), isNotNull(media.uploaded_by), lt(media.created_at, before)))
      .limit(FILE_BATCH_ROWS);
    const keys = rows.map(({ key }) => key);
    const used = await findUsedFiles(db, keys, before);
    await claimFiles(db, [...used]);
    await releaseFiles(
      { db, drive },
      keys.filter((key) => !used.has(key)),
      before,
    );
    if (keys.length < FILE_BATCH_ROWS) return;
  }
}
