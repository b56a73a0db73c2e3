import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database-handle';
import { shellFiles } from '../../../database/schema/stored-files';

/** Maps the names of known files to their hashes. */
export async function findShellFiles(
  db: Queryable,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ file: shellFiles.file, integrity: shellFiles.integrity })
    .from(shellFiles)
    .where(inArray(shellFiles.file, [...files]));
  return new Map(rows.map(({ file, integrity }) => [file, integrity]));
}

/** Adds the files of a process's build, and updates the time at which the others were last in use. */
export async function recordShellFiles(db: Queryable, hashes: ReadonlyMap<string, string>): Promise<void> {
  await db
    .insert(shellFiles)
    .values([...hashes].map(([file, integrity]) => ({ file, integrity })))
    .onConflictDoUpdate({ target: shellFiles.file, set: { seen_at: sql`now()` } });
}

export async function findShellFile(db: Queryable, file: string): Promise<string | null> {
  const [row] = await db
    .select({ integrity: shellFiles.integrity })
    .from(shellFiles)
    .where(eq(shellFiles.file, file));
  return row?.integrity ?? null;
}

/** Lists the files of all builds, those that were in use last first. */
export function listShellFiles(
  db: Queryable,
): Promise<{ readonly file: string; readonly integrity: string }[]> {
  return db
    .select({ file: shellFiles.file, integrity: shellFiles.integrity })
    .from(shellFiles)
    .orderBy(desc(shellFiles.seen_at), shellFiles.file);
}

export async function listShellFileHashes(db: Queryable): Promise<string[]> {
  const rows = await db.selectDistinct({ integrity: shellFiles.integrity }).from(shellFiles);
  return rows.map(({ integrity }) => integrity);
}

/** Deletes the files that no process has had in its build since `before`. */
export async function deleteUnseenShellFiles(db: Queryable, before: Date): Promise<void> {
  await db.delete(shellFiles).where(lt(shellFiles.seen_at, before));
}
