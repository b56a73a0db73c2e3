import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { pageContents } from '../../database/schema/content/pages';

export type PageContentRow = typeof pageContents.$inferSelect;

export async function listFields(db: Queryable, category: string, page: string): Promise<PageContentRow[]> {
  return db
    .select()
    .from(pageContents)
    .where(and(eq(pageContents.category, category), eq(pageContents.page, page)))
    .orderBy(asc(pageContents.id));
}
