import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { nextVersion } from '../../database/schema/columns';
import { contentSections, slides } from '../../database/schema/content/homepage';

export type SlideRow = typeof slides.$inferSelect;
export type ContentRow = typeof contentSections.$inferSelect;
export type SectionKey = ContentRow['sectionKey'];

export type SlideValues = Pick<
  typeof slides.$inferInsert,
  'title' | 'content' | 'imageUrl' | 'ctaText' | 'ctaLink' | 'isActive'
>;
export type ContentValues = Omit<
  typeof contentSections.$inferInsert,
  'id' | 'createdAt' | 'updatedAt' | 'version'
>;

export async function findSlide(
  db: Queryable,
  id: number,
  forUpdate: boolean,
): Promise<SlideRow | undefined> {
  const query = db.select().from(slides).where(eq(slides.id, id));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row;
}

/** A new slide comes last. */
export async function insertSlide(db: Queryable, values: SlideValues): Promise<SlideRow> {
  const last = sql`(select coalesce(max(${slides.sortOrder}), 0) from ${slides})`;
  const [row] = await db
    .insert(slides)
    .values({ ...values, sortOrder: sql`${last} + 1` })
    .returning();
  if (!row) throw new Error('The slide was not stored.');
  return row;
}

export async function updateSlide(
  db: Queryable,
  id: number,
  values: SlideValues,
): Promise<SlideRow | undefined> {
  const [row] = await db.update(slides).set(values).where(eq(slides.id, id)).returning();
  return row;
}

export async function deleteSlide(db: Queryable, id: number): Promise<void> {
  await db.delete(slides).where(eq(slides.id, id));
}

/** All of them for who edits the homepage, the active ones for everybody else. */
export async function listContents(db: Queryable, which: 'active' | 'all'): Promise<ContentRow[]> {
  return db
    .select()
    .from(contentSections)
    .where(which === 'active' ? eq(contentSections.isActive, true) : undefined)
    .orderBy(asc(contentSections.id));
}

const sectionBy = (by: number | SectionKey) =>
  typeof by === 'number' ? eq(contentSections.id, by) : eq(contentSections.sectionKey, by);

export async function findContent(
  db: Queryable,
  by: number | SectionKey,
  forUpdate = false,
): Promise<ContentRow | undefined> {
  const query = db.select().from(contentSections).where(sectionBy(by));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row;
}

/** Writes the section of a key, whether it is there already or not. */
export async function saveContent(db: Queryable, values: ContentValues): Promise<ContentRow> {
  const [row] = await db
    .insert(contentSections)
    .values(values)
    .onConflictDoUpdate({
      target: contentSections.sectionKey,
      set: { ...values, updatedAt: new Date(), version: nextVersion(contentSections.version) },
    })
    .returning();
  if (!row) throw new Error('The section was not stored.');
  return row;
}

export async function deleteContent(db: Queryable, id: number): Promise<void> {
  await db.delete(contentSections).where(eq(contentSections.id, id));
}
