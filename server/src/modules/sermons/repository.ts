import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { sermons } from '../../database/schema/sermons';

export type SermonRow = typeof sermons.$inferSelect;

const isPublished = eq(sermons.status, 'published');

/** A page of the published sermons, the newest first. */
export async function listPublishedSermons(db: Queryable, limit: number, page = 1): Promise<SermonRow[]> {
  return db
    .select()
    .from(sermons)
    .where(isPublished)
    .orderBy(desc(sermons.sermonDate), desc(sermons.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countPublishedSermons(db: Queryable): Promise<number> {
  return db.$count(sermons, isPublished);
}

export async function findSermon(db: Queryable, id: number): Promise<SermonRow | undefined> {
  const [row] = await db.select().from(sermons).where(eq(sermons.id, id));
  return row;
}
