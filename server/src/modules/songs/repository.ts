import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { songs } from '../../database/schema/pages';

export type SongRow = typeof songs.$inferSelect;

export async function listSongs(db: Queryable, group: SongRow['groupKey']): Promise<SongRow[]> {
  return db
    .select()
    .from(songs)
    .where(eq(songs.groupKey, group))
    .orderBy(asc(songs.sortOrder), asc(songs.id));
}
