import { and, desc, eq, inArray } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { sermons, sermonSearchText } from '../../database/schema/content/sermons';
import { listIds, type Sorts } from '../../lists/list-ids';
import { readRows, type ListedRows } from '../../lists/list-rows';

export type SermonRow = typeof sermons.$inferSelect;

const SORTS: Sorts<'sermon_date' | 'title' | 'created_at'> = {
  sermon_date: [{ column: sermons.sermonDate }],
  title: [{ column: sermons.title }],
  created_at: [{ column: sermons.createdAt }],
};
const MAX_LISTED = 100;

const isPublished = eq(sermons.status, 'published');

/** The newest first unless `sort` says otherwise; drafts and archived ones for their editors only. */
export async function listSermons(
  db: Queryable,
  query: EndpointQuery<'sermons.list'>,
  which: 'published' | 'all',
): Promise<ListedRows<SermonRow>> {
  const { status, series } = query;
  const listed = await listIds(db, {
    table: sermons,
    where: and(
      which === 'published' ? isPublished : undefined,
      status && eq(sermons.status, status),
      series === undefined ? undefined : eq(sermons.series, series),
    ),
    searchText: sermonSearchText(sermons),
    sorts: SORTS,
    defaultSort: '-sermon_date',
    request: query,
    perPage: MAX_LISTED,
  });
  return readRows(listed, (ids) => db.select().from(sermons).where(inArray(sermons.id, ids)));
}

/** The newest published sermons. */
export async function listPublishedSermons(db: Queryable, limit: number): Promise<SermonRow[]> {
  return db
    .select()
    .from(sermons)
    .where(isPublished)
    .orderBy(desc(sermons.sermonDate), desc(sermons.id))
    .limit(limit);
}

export async function findSermon(db: Queryable, id: number): Promise<SermonRow | undefined> {
  const [row] = await db.select().from(sermons).where(eq(sermons.id, id));
  return row;
}
