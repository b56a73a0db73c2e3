import { notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database-handle';
import { pageTexts } from '../../database/schema/system/page-texts';

/** What a public page says. */
export interface PageText {
  readonly path: string;
  readonly title: string;
  readonly content: string;
}

export async function hasPageTexts(db: Database): Promise<boolean> {
  const rows = await db.select({ path: pageTexts.path }).from(pageTexts).limit(1);
  return rows.length > 0;
}

/** Keeps these pages and no others. */
export async function replacePageTexts(db: Database, pages: readonly PageText[]): Promise<void> {
  const kept = pages.map(({ path }) => path);
  await db.transaction(async (tx) => {
    await tx.delete(pageTexts).where(notInArray(pageTexts.path, kept));
    await tx
      .insert(pageTexts)
      .values([...pages])
      .onConflictDoUpdate({
        target: pageTexts.path,
        set: { title: sql`excluded.title`, content: sql`excluded.content`, updatedAt: new Date() },
      });
  });
}
