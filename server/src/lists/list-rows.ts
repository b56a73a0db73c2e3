import { getTableColumns, sql } from 'drizzle-orm';
import { MAX_COUNTED_ROWS, type ListMeta } from '@narthex/shared-contracts';
import type { Queryable } from '../database/database-handle';
import { countUpTo } from './count-up-to';
import {
  buildListMeta,
  buildListedPage,
  type ListOptions,
  type ListedPage,
  type ListedTable,
  type Placed,
} from './listed-page';

/** Describes one page of a list as rows. */
export interface ListedRows<Row> {
  readonly rows: Row[];
  readonly meta: ListMeta;
}

/**
 * Lists a page of a table with one statement. `read` selects the rows with their relations, joins
 * `listed.source` on `listed.isListed` and also selects `listed.fields`.
 */
export async function listJoinedRows<T extends string, Row extends object>(
  db: Queryable,
  options: ListOptions<T>,
  read: (listed: ListedPage) => Promise<(Row & Placed)[]>,
): Promise<ListedRows<Row>> {
  const listed = buildListedPage(options);
  const placed = (await read(listed)).sort((a, b) => a.listedPlace - b.listedPlace);
  const [first] = placed;
  // Behind the last page there is no row with the total.
  const isBehindLast = first === undefined && listed.page > 1;
  const found = isBehindLast
    ? await countUpTo(db, listed.matching, MAX_COUNTED_ROWS + 1)
    : (first?.listedTotal ?? 0);
  return { rows: placed, meta: buildListMeta(listed, found) };
}

/** Lists a page of a table with one statement that selects all columns. */
export async function listRows<Table extends ListedTable, T extends string>(
  db: Queryable,
  options: ListOptions<T> & { readonly table: Table },
): Promise<ListedRows<Table['$inferSelect']>> {
  // The query builder can't handle a table whose type is a type parameter.
  const plain: ListedTable = options.table;
  return listJoinedRows(db, options, async ({ source, isListed, fields }) => {
    const rows = await db
      .select({ ...getTableColumns(plain), ...fields })
      .from(plain)
      .innerJoin(source, isListed);
    return rows as (Table['$inferSelect'] & Placed)[];
  });
}

/** Describes one page of a list as sorted ids, for rows that need more than a join. */
export interface ListedIds {
  readonly ids: readonly number[];
  readonly meta: ListMeta;
}

export async function listIds<T extends string>(db: Queryable, options: ListOptions<T>): Promise<ListedIds> {
  const { rows, meta } = await listJoinedRows(db, options, async ({ source }) => {
    const found = await db.execute<{ id: number; total: number; place: number }>(
      sql`select * from ${source}`,
    );
    return found.rows.map(({ id, total, place }) => ({ id, listedTotal: total, listedPlace: Number(place) }));
  });
  return { ids: rows.map(({ id }) => id), meta };
}

/** Reads the rows of the ids and returns them in the order of the list. */
export async function readRows<Row extends { readonly id: number }>(
  { ids, meta }: ListedIds,
  read: (ids: number[]) => Promise<Row[]>,
): Promise<ListedRows<Row>> {
  if (ids.length === 0) return { rows: [], meta };
  const byId = new Map((await read([...ids])).map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), meta };
}

/** Returns the response of a list that is always sent as a whole, such as the departments. */
export function wholeListResponse<Item>(data: Item[]): { success: true; data: Item[]; meta: ListMeta } {
  const { length } = data;
  const meta = { page: 1, per_page: length, limit: length, total: length, has_more_than_total: false };
  return { success: true, data, meta };
}

/** Returns the response of a list: `{ success, data, meta }`. */
export const listResponse = <Row, Item>(
  { rows, meta }: ListedRows<Row>,
  present: (row: Row) => Item,
): { success: true; data: Item[]; meta: ListMeta } => ({ success: true, data: rows.map(present), meta });
