import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { nextVersion } from '../../database/schema/columns';
import { pageSections } from '../../database/schema/content/pages';

export type SectionRow = typeof pageSections.$inferSelect;
export type SectionValues = Pick<SectionRow, 'pageType' | 'sectionKey' | 'title' | 'content'> & {
  /** Undefined leaves what is stored. */
  readonly translations?: SectionRow['translations'] | undefined;
};

const at = (pageType: string, sectionKey: string) =>
  and(eq(pageSections.pageType, pageType), eq(pageSections.sectionKey, sectionKey));

export async function listSections(db: Queryable, pageType: string): Promise<SectionRow[]> {
  return db
    .select()
    .from(pageSections)
    .where(eq(pageSections.pageType, pageType))
    .orderBy(asc(pageSections.id));
}

/** By page and key, or by its id. */
export async function findSection(
  db: Queryable,
  by: number | readonly [pageType: string, sectionKey: string],
  forUpdate = false,
): Promise<SectionRow | undefined> {
  const query = db
    .select()
    .from(pageSections)
    .where(typeof by === 'number' ? eq(pageSections.id, by) : at(...by));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row;
}

/** Writes the section of a page, whether it is there already or not. */
export async function saveSection(db: Queryable, values: SectionValues): Promise<SectionRow> {
  const [row] = await db
    .insert(pageSections)
    .values(values)
    .onConflictDoUpdate({
      target: [pageSections.pageType, pageSections.sectionKey],
      set: {
        title: values.title,
        content: values.content,
        translations: values.translations,
        updatedAt: new Date(),
        version: nextVersion(pageSections.version),
      },
    })
    .returning();
  if (!row) throw new Error('The section was not stored.');
  return row;
}

export async function deleteSection(db: Queryable, id: number): Promise<void> {
  await db.delete(pageSections).where(eq(pageSections.id, id));
}
