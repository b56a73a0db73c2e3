import type { Language } from '@narthex/shared-contracts/languages';
import { eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database-handle';
import { pageTexts } from '../../../database/schema/page-texts';

/** Contains the text of a public page in a language. */
export interface PageText {
  readonly language: Language;
  readonly path: string;
  readonly title: string;
  readonly content: string;
}

export async function hasPageTexts(db: Database, language: Language): Promise<boolean> {
  const rows = await db
    .select({ path: pageTexts.path })
    .from(pageTexts)
    .where(eq(pageTexts.language, language))
    .limit(1);
  return rows.length > 0;
}

/** Replaces all stored pages by these. */
export async function replacePageTexts(db: Database, pages: readonly PageText[]): Promise<void> {
  const kept = pages.map(({ language, path }) => `${language} ${path}`);
  await db.transaction(async (tx) => {
    await tx
      .delete(pageTexts)
      .where(notInArray(sql`${pageTexts.language} || ' ' || ${pageTexts.path}`, kept));
    await tx
      .insert(pageTexts)
      .values([...pages])
      .onConflictDoUpdate({
        target: [pageTexts.language, pageTexts.path],
        set: { title: sql`excluded.title`, content: sql`excluded.content`, updated_at: new Date() },
      });
  });
}
