import { and, desc, eq, gt } from 'drizzle-orm';
import type { SermonFilters } from '@narthex/shared-contracts/schemas/sermons';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { pickColumns } from '../../writes/rows/pick-columns';
import { sermons, sermonSaves } from '../../database/schema/sermons';
import type { Sorts } from '../../lists/listed-page';
import { listRows, type ListedRows } from '../../lists/list-rows';
import { FILTERED_SERMONS, FILTER_SPEAKERS, WHOLE_LIST_ROWS } from '../../lists/row-limits';

export const pickSermonColumns = <Input extends object>(input: Input) => pickColumns(sermons, input);

export type SermonRow = typeof sermons.$inferSelect;
export type SermonValues = Omit<typeof sermons.$inferInsert, 'id' | 'created_at' | 'updated_at' | 'version'>;

const SORTS: Sorts<'sermon_date' | 'title' | 'created_at'> = {
  sermon_date: [{ column: sermons.sermon_date }],
  title: [{ column: sermons.search_text }],
  created_at: [{ column: sermons.created_at }],
};

const isPublished = eq(sermons.status, 'published');

/** Lists sermons, the newest first unless `sort` is set; drafts and archived ones are listed only for their editors. */
export async function listSermons(
  db: Queryable,
  query: EndpointQuery<'sermons.list'>,
  which: 'published' | 'all',
): Promise<ListedRows<SermonRow>> {
  const { status, series, speaker } = query;
  return listRows(db, {
    table: sermons,
    where: which === 'published' ? isPublished : undefined,
    filter: and(
      status && eq(sermons.status, status),
      series === undefined ? undefined : eq(sermons.series, series),
      speaker === undefined ? undefined : eq(sermons.speaker, speaker),
    ),
    sorts: SORTS,
    defaultSort: '-sermon_date',
    request: query,
    perPage: WHOLE_LIST_ROWS,
  });
}

/**
 * Lists the filter options of the newest published sermons. If there are very many speakers, it lists those who spoke
 * last.
 */
export async function listSermonFilters(db: Queryable): Promise<SermonFilters> {
  const newest = await db
    .select({ series: sermons.series, speaker: sermons.speaker })
    .from(sermons)
    .where(isPublished)
    .orderBy(desc(sermons.sermon_date), desc(sermons.id))
    .limit(FILTERED_SERMONS);
  const sorted = (names: Iterable<string>) => [...names].sort((a, b) => a.localeCompare(b));
  const speakers = [...new Set(newest.map(({ speaker }) => speaker))].slice(0, FILTER_SPEAKERS);
  return { series: sorted(new Set(newest.map(({ series }) => series))), speakers: sorted(speakers) };
}

export async function listPublishedSermons(db: Queryable, limit: number): Promise<SermonRow[]> {
  return db
    .select()
    .from(sermons)
    .where(isPublished)
    .orderBy(desc(sermons.sermon_date), desc(sermons.id))
    .limit(limit);
}

export async function findSermon(db: Queryable, id: number): Promise<SermonRow | undefined> {
  const [row] = await db.select().from(sermons).where(eq(sermons.id, id));
  return row;
}

export async function lockSermon(tx: Queryable, id: number): Promise<SermonRow | undefined> {
  const [row] = await tx.select().from(sermons).where(eq(sermons.id, id)).for('update');
  return row;
}

export async function insertSermon(tx: Queryable, values: SermonValues): Promise<SermonRow | undefined> {
  const [row] = await tx.insert(sermons).values(values).returning();
  return row;
}

export async function updateSermon(
  tx: Queryable,
  id: number,
  values: Partial<SermonValues>,
): Promise<SermonRow | undefined> {
  const [row] = await tx.update(sermons).set(values).where(eq(sermons.id, id)).returning();
  return row;
}

export async function deleteSermon(tx: Queryable, id: number): Promise<void> {
  await tx.delete(sermons).where(eq(sermons.id, id));
}

/** Stores which sermon a person saved last. */
export async function rememberSave(tx: Queryable, userId: number, sermonId: number): Promise<void> {
  const savedAt = new Date();
  await tx
    .insert(sermonSaves)
    .values({ user_id: userId, sermon_id: sermonId, saved_at: savedAt })
    .onConflictDoUpdate({ target: sermonSaves.user_id, set: { sermon_id: sermonId, saved_at: savedAt } });
}

/** Finds the sermon that a person saved last, if that was after `since`. */
export async function findLastSaved(db: Queryable, userId: number, since: Date): Promise<number | null> {
  const [row] = await db
    .select({ sermon_id: sermonSaves.sermon_id })
    .from(sermonSaves)
    .where(and(eq(sermonSaves.user_id, userId), gt(sermonSaves.saved_at, since)));
  return row?.sermon_id ?? null;
}
