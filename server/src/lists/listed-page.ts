import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { MAX_COUNTED_ROWS, pageSizeFor, type ListMeta, type ListRequest } from '@narthex/shared-contracts';
import { searchCondition } from './search-condition';

export interface SortColumn {
  readonly column: PgColumn;
  readonly isDescending?: boolean;
}

/** What a list may be sorted by, each with an index that has the same columns, and then the id. */
export type Sorts<T extends string = string> = Readonly<Record<T, readonly SortColumn[]>>;

/** A table with ids, and with the column that `search` looks in, where there is one. */
export type ListedTable = PgTable & { readonly id: PgColumn; readonly search_text?: PgColumn };

export interface ListOptions<T extends string> {
  readonly table: ListedTable;
  /** What most rows pass, or what the index of the order is about: followed along the order. */
  readonly where?: SQL | undefined;
  /** What may leave few rows among very many, such as the filters of a panel. Each begins an index, to be looked up by. */
  readonly filter?: SQL | undefined;
  /**
   * Narrows it to rows that may be few among very many, said in two ways: as a subquery of ids, to look them up by, and
   * as a condition, to test rows with that are met in the order of the list.
   */
  readonly narrowTo?: { readonly ids: SQL; readonly condition: SQL } | undefined;
  readonly sorts: Sorts<T>;
  readonly defaultSort: T | `-${T}`;
  readonly request: Partial<ListRequest<T>>;
  /** Rows on a page unless the request says otherwise. */
  readonly perPage?: number;
}

/** What is known of each row of a page: how many rows there are in all, and its place. */
export interface Placed {
  readonly listedTotal: number;
  readonly listedPlace: number;
}

/** One page of a list as something to join: `listed`, with `id`, `total` and `place`. */
export interface ListedPage {
  readonly source: SQL;
  /** Joins a row to its place. */
  readonly isListed: SQL;
  /** To be selected with each row. */
  readonly fields: { readonly listedTotal: SQL<number>; readonly listedPlace: SQL<number> };
  readonly page: number;
  readonly perPage: number;
  /** The table and what its rows have to be like: to count them alone. */
  readonly matching: SQL;
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

const joinByComma = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/**
 * The rows are looked up along the index of their order, one more than are counted. That gives the page as well, unless
 * it lies further back.
 */
function pageAlongOrder({ table, orderBy, selected, limits, matching, isFarBack }: Statement): SQL {
  const page = isFarBack
    ? sql`select ${selected} from ${matching} order by ${orderBy} ${limits}`
    : sql`select ${selected} from found as ${table} order by ${orderBy} ${limits}`;
  return sql`(
    with found as materialized (
      select ${selected} from ${matching} order by ${orderBy} limit ${MAX_COUNTED_ROWS + 1})
    select (select count(*)::integer from found) as total, ${table.id} as id,
      row_number() over (order by ${orderBy}) as place
    from (${page}) as ${table}) as listed`;
}

/**
 * Few rows among many must not be searched for along the order of the whole table: they are looked up in any order, one
 * more than are counted, and sorted when they are few. When they are many, the order is followed, which meets them soon.
 */
function pageOfFound({ table, orderBy, selected, limits, matching, lookup }: Statement): SQL {
  const isFew = sql`(select total from counted) <= ${MAX_COUNTED_ROWS}`;
  return sql`(
    with found as materialized (select ${selected} from ${lookup} limit ${MAX_COUNTED_ROWS + 1}),
      counted as (select count(*)::integer as total from found),
      page as (
        (select ${selected} from found as ${table} where ${isFew} order by ${orderBy} ${limits})
        union all
        (select ${selected} from ${matching} and not ${isFew} order by ${orderBy} ${limits}))
    select counted.total, ${table.id} as id, row_number() over (order by ${orderBy}) as place
    from page as ${table}, counted) as listed`;
}

interface Statement {
  readonly table: ListedTable;
  readonly orderBy: SQL;
  /** The columns of the order, the id among them. */
  readonly selected: SQL;
  readonly limits: SQL;
  readonly matching: SQL;
  readonly lookup: SQL;
  /** Behind the rows that are counted. */
  readonly isFarBack: boolean;
}

/** One page of a table as one indexed subquery, whatever the table holds. */
export function buildListedPage<T extends string>(options: ListOptions<T>): ListedPage {
  const { table, request, narrowTo } = options;
  const page = request.page ?? 1;
  const perPage = pageSizeFor(request, options.perPage);
  const search = table.search_text && searchCondition(table.search_text, request.search ?? '');
  const isNarrowed = [options.filter, search, narrowTo].some((condition) => condition !== undefined);
  const where = (narrowed: SQL | undefined) =>
    sql`${table} where (${and(options.where, options.filter, search, narrowed) ?? sql`true`})`;
  const columns = sortColumns(options);
  // Equal rows follow the direction of the first column, so that one index serves both directions.
  const order = [...columns, { column: table.id, isDescending: columns[0]?.isDescending ?? false }];
  const statement: Statement = {
    table,
    orderBy: joinByComma(
      order.map(({ column, isDescending }) => (isDescending ? sql`${column} desc` : sql`${column}`)),
    ),
    selected: joinByComma([...new Set(order.map(({ column }) => column))].map((column) => sql`${column}`)),
    limits: sql`limit ${perPage} offset ${(page - 1) * perPage}`,
    matching: where(narrowTo?.condition),
    isFarBack: page * perPage > MAX_COUNTED_ROWS,
    lookup: where(narrowTo && sql`${table.id} in (${narrowTo.ids})`),
  };
  return {
    source: isNarrowed ? pageOfFound(statement) : pageAlongOrder(statement),
    isListed: sql`${table.id} = listed.id`,
    fields: {
      listedTotal: sql<number>`listed.total`.mapWith(Number),
      listedPlace: sql<number>`listed.place`.mapWith(Number),
    },
    page,
    perPage,
    matching: isNarrowed ? statement.lookup : statement.matching,
  };
}

/** What the response says of the page, when so many rows were found, at most one more than are counted. */
export function buildListMeta(
  { page, perPage }: Pick<ListedPage, 'page' | 'perPage'>,
  found: number,
): ListMeta {
  return {
    page,
    per_page: perPage,
    limit: perPage,
    total: Math.min(found, MAX_COUNTED_ROWS),
    has_more_than_total: found > MAX_COUNTED_ROWS,
  };
}
