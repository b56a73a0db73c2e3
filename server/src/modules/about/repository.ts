import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { nextVersion } from '../../database/schema/columns';
import { pageSections } from '../../database/schema/pages';

export type SectionRow = typeof pageSections.$inferSelect;
export type SectionValues = Pick<SectionRow, 'page_type' | 'section_key' | 'title' | 'content'> & {
  /** Undefined leaves the stored translations unchanged. */
  readonly translations?: SectionRow['translations'] | undefined;
};

const at = (pageType: string, sectionKey: string) =>
  and(eq(pageSections.page_type, pageType), eq(pageSections.section_key, sectionKey));

export async function listSections(db: Queryable, pageType: string): Promise<SectionRow[]> {
  return db
    .select()
    .from(pageSections)
    .where(eq(pageSections.page_type, pageType))
    .orderBy(asc(pageSections.id));
}

/** Reads a section by its id, or by its page and key. */
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

/** Inserts or updates the section of a page. */
export async function saveSection(db: Queryable, values: SectionValues): Promise<SectionRow> {
  const [row] = await db
    .insert(pageSections)
    .values(values)
    .onConflictDoUpdate({
      target: [pageSections.page_type, pageSections.section_key],
      set: {
        title: values.title,
        content: values.content,
        translations: values.translations,
        updated_at: new Date(),
        version: nextVersion(pageSections.version),
      },
    })
    .returning();
  if (!row) throw new Error('The section was not stored.');
  return row;
}

/** Moves the sections of a page to another page. A section that exists there already is not overwritten. */
export async function moveSections(tx: Queryable, from: string, to: string): Promise<void> {
  if (from === to) return;
  const written = tx
    .select({ key: pageSections.section_key })
    .from(pageSections)
    .where(eq(pageSections.page_type, to));
  await tx
    .update(pageSections)
    .set({ page_type: to, updated_at: new Date(), version: nextVersion(pageSections.version) })
    .where(and(eq(pageSections.page_type, from), notInArray(pageSections.section_key, written)));
}

export async function deleteSection(db: Queryable, id: number): Promise<void> {
  await db.delete(pageSections).where(eq(pageSections.id, id));
}
