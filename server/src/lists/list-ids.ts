import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { MAX_COUNTED_ROWS, pageSizeFor, type ListMeta, type ListRequest } from '@narthex/shared-contracts';
import type { Queryable } from '../database/database-handle';
import { searchCondition } from './search-condition';

export interface SortColumn {
  readonly column: PgColumn;
  readonly isDescending?: boolean;
}

/** What a list may be sorted by, each with an index that has the same columns, and then the id. */
export type Sorts<T extends string = string> = Readonly<Record<T, readonly SortColumn[]>>;

interface ListOptions<T extends string> {
  /** With the column that `search` looks in, where there is one. */
  readonly table: PgTable & { readonly id: PgColumn; readonly searchText?: PgColumn };
  /** Visibility and filters. */
  readonly where?: SQL | undefined;
  readonly sorts: Sorts<T>;
  readonly defaultSort: T | `-${T}`;
  readonly request: Partial<ListRequest<T>>;
  /** Rows on a page unless the request says otherwise. */
  readonly perPage?: number;
}

/** The ids of one page of a list, in their order, and where the page stands. */
export interface ListedIds {
  readonly ids: readonly number[];
  readonly meta: ListMeta;
}

function sortColumns<T extends string>({ sorts, defaultSort, request }: ListOptions<T>): SortColumn[] {
  const sort = request.sort ?? defaultSort;
  const isReversed = sort.startsWith('-');
  // `sort` is checked by the endpoint's schema: a key of `sorts`, with or without a minus.
  const columns = sorts[(isReversed ? sort.slice(1) : sort) as T];
  return columns.map(({ column, isDescending = false }) => ({
    column,
    isDescending: isDescending !== isReversed,
  }));
}

/**
 * Lists a page of a table: at most three indexed statements, whatever the table holds.
 *
 * The rows that match are looked up first, one more than are counted: without a search along the order's index, which
 * also gives the page. With a search they are looked up in any order, and sorted as they are found when they are few: a
 * rare match must not be searched for along the order of the whole table. When they are many, the order's index is
 * followed, which meets matches soon.
 */
export async function listIds<T extends string>(db: Queryable, options: ListOptions<T>): Promise<ListedIds> {
  const { table, request } = options;
  const page = request.page ?? 1;
  const perPage = pageSizeFor(request, options.perPage);
  const search = table.searchText && searchCondition(table.searchText, request.search ?? '');
  const where = and(options.where, search);
  const matching = sql`${table} where ${where ?? sql`true`}`;
  const columns = sortColumns(options);
  // Equal rows follow the direction of the first column, so that one index serves both directions.
  const order = [...columns, { column: table.id, isDescending: columns[0]?.isDescending ?? false }];
  const orderBy = sql.join(
    order.map(({ column, isDescending }) => (isDescending ? sql`${column} desc` : sql`${column}`)),
    sql`, `,
  );
  const limits = sql`limit ${perPage} offset ${(page - 1) * perPage}`;
  const selected = sql.join(
    [...new Set(order.map(({ column }) => column))].map((column) => sql`${column}`),
    sql`, `,
  );

  const few = await db.execute<{ id: number; total: number }>(sql`
    with found as materialized (
        select ${selected} from ${matching} ${search ? sql`` : sql`order by ${orderBy}`} limit ${MAX_COUNTED_ROWS + 1}),
      counted as (select count(*)::integer as total from found)
    select counted.total, listed.id from counted left join lateral (
      select ${table.id} from found as ${table} where ${search ? sql`counted.total <= ${MAX_COUNTED_ROWS}` : sql`true`}
      order by ${orderBy} ${limits}) as listed on true`);
  const found = few.rows[0]?.total ?? 0;
  const hasMore = found > MAX_COUNTED_ROWS;
  const isListed = search ? !hasMore : !hasMore || page * perPage <= MAX_COUNTED_ROWS;
  const { rows } = !isListed
    ? await db.execute<{ id: number }>(sql`select ${table.id} from ${matching} order by ${orderBy} ${limits}`)
    : few;
  return {
    ids: rows.map(({ id }) => id).filter((id) => id !== null),
    meta: {
      page,
      per_page: perPage,
      limit: perPage,
      total: Math.min(found, MAX_COUNTED_ROWS),
      has_more_than_total: hasMore,
    },
  };
}

/** Counts rows up to the same bound as lists do. */
export async function countUpTo(db: Queryable, matching: SQL, max = MAX_COUNTED_ROWS): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from (select 1 from ${matching} limit ${max}) as counted`,
  );
  return rows[0]?.total ?? 0;
}
