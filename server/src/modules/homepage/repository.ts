import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { pickColumns } from '../../writes/rows/pick-columns';
import { nextVersion } from '../../database/schema/columns';
import { createOrderedStore } from '../../writes/rows/row-store';
import { contentSections, slides } from '../../database/schema/homepage';

export const pickSectionColumns = <Input extends object>(input: Input) => pickColumns(contentSections, input);

export const slideStore = createOrderedStore(slides);

export type SlideRow = typeof slides.$inferSelect;
export type ContentRow = typeof contentSections.$inferSelect;
export type SectionKey = ContentRow['section_key'];

export type ContentValues = Omit<
  typeof contentSections.$inferInsert,
  'id' | 'created_at' | 'updated_at' | 'version'
>;

/** Lists all sections for editors of the homepage, and the active ones for everybody else. */
export async function listContents(db: Queryable, which: 'active' | 'all'): Promise<ContentRow[]> {
  return db
    .select()
    .from(contentSections)
    .where(which === 'active' ? eq(contentSections.is_active, true) : undefined)
    .orderBy(asc(contentSections.id));
}

const sectionBy = (by: number | SectionKey) =>
  typeof by === 'number' ? eq(contentSections.id, by) : eq(contentSections.section_key, by);

export async function findContent(
  db: Queryable,
  by: number | SectionKey,
  forUpdate = false,
): Promise<ContentRow | undefined> {
  const query = db.select().from(contentSections).where(sectionBy(by));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row;
}

/** Inserts or updates the section of a key. */
export async function saveContent(db: Queryable, values: ContentValues): Promise<ContentRow> {
  const [row] = await db
    .insert(contentSections)
    .values(values)
    .onConflictDoUpdate({
      target: contentSections.section_key,
      set: { ...values, updated_at: new Date(), version: nextVersion(contentSections.version) },
    })
    .returning();
  if (!row) throw new Error('The section was not stored.');
  return row;
}

export async function deleteContent(db: Queryable, id: number): Promise<void> {
  await db.delete(contentSections).where(eq(contentSections.id, id));
}
