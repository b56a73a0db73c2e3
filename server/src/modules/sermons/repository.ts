import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { sermons } from '../../database/schema/sermons';

export type SermonRow = typeof sermons.$inferSelect;

/** Published sermons, the newest first. */
export async function listPublishedSermons(db: Queryable, limit: number): Promise<SermonRow[]> {
  return db
    .select()
    .from(sermons)
    .where(eq(sermons.status, 'published'))
    .orderBy(desc(sermons.sermonDate), desc(sermons.id))
    .limit(limit);
}

export async function findSermon(db: Queryable, id: number): Promise<SermonRow | undefined> {
  const [row] = await db.select().from(sermons).where(eq(sermons.id, id));
  return row;
}
