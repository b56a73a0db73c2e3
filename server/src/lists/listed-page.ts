import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { MAX_COUNTED_ROWS, pageSizeFor, type ListMeta, type ListRequest } from '@narthex/shared-contracts';
import { searchCondition } from './search-condition';

export interface SortColumn {
  readonly column: PgColumn;
  readonly isDescending?: boolean;
}

/**
 * Maps the sort keys of a list to their columns. The default order has an index with the same columns
 * followed by the id; another one gets it if the list becomes slow without. Texts are sorted by a folded column: by
 * `search_text` where it begins with them.
 */
export type Sorts<T extends string = string> = Readonly<Record<T, readonly SortColumn[]>>;

/** Describes a table with an id and, optionally, the column that `search` looks in. */
export type ListedTable = PgTable & { readonly id: PgColumn; readonly search_text?: PgColumn };

export interface ListOptions<T extends string> {
  readonly table: ListedTable;
  /**
   * Is a condition that most rows fulfil, or that the index of the order contains. It is tested along the
   * order.
   */
  readonly where?: SQL | undefined;
  /**
   * Is a condition that may leave few rows of many, such as the filters of a panel. It needs an
   * index if looking them up in the whole table is slow.
   */
  readonly filter?: SQL | undefined;
  /**
   * Restricts the list to rows that may be few among many. `ids` is a subquery to look them up, and
   * `condition` tests rows that are found along the order of the list.
   */
  readonly narrowTo?: { readonly ids: SQL; readonly condition: SQL } | undefined;
  readonly sorts: Sorts<T>;
  readonly defaultSort: T | `-${T}`;
  readonly request: Partial<ListRequest<T>>;
  /** Sets the rows per page if the request doesn't. */
  readonly perPage?: number;
}

/** Is selected with each row: the total of the list and the row's position. */
export interface Placed {
  readonly listedTotal: number;
  readonly listedPlace: number;
}

/** Describes one page of a list as a subquery to join: `listed` with `id`, `total` and `place`. */
export interface ListedPage {
  readonly source: SQL;
  /** Joins a row to its position. */
  readonly isListed: SQL;
  /** Must be selected with each row. */
  readonly fields: { readonly listedTotal: SQL<number>; readonly listedPlace: SQL<number> };
  readonly page: number;
  readonly perPage: number;
  /** Selects all rows of the list from the table, for counting only. */
  readonly matching: SQL;
}

function sortColumns<T extends string>({ sorts, defaultSort, request }: ListOptions<T>): SortColumn[] {
  const sort = request.sort ?? defaultSort;
  const isReversed = sort.startsWith('-');
  // The endpoint's schema has validated `sort`: it is a key of `sorts` with or without a minus.
  const columns = sorts[(isReversed ? sort.slice(1) : sort) as T];
  return columns.map(({ column, isDescending = false }) => ({
    column,
    isDescending: isDescending !== isReversed,
  }));
}

const joinByComma = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/**
 * Reads the rows along the index of their order, one more than is counted. The page is part of them unless it
 * lies further back.
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
 * A few rows among many must not be searched along the order of the whole table. They are looked up in any
 * order, one more than is counted, and sorted if they are few. If they are many, the statement follows the
 * order, which finds them soon.
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
  /** Selects the columns of the order and the id. */
  readonly selected: SQL;
  readonly limits: SQL;
  readonly matching: SQL;
  readonly lookup: SQL;
  /** Is true if the page lies behind the counted rows. */
  readonly isFarBack: boolean;
}

/** Builds one page of a table as one indexed subquery. */
export function buildListedPage<T extends string>(options: ListOptions<T>): ListedPage {
  const { table, request, narrowTo } = options;
  const page = request.page ?? 1;
  const perPage = pageSizeFor(request, options.perPage);
  const search = table.search_text && searchCondition(table.search_text, request.search ?? '');
  const isNarrowed = [options.filter, search, narrowTo].some((condition) => condition !== undefined);
  const where = (narrowed: SQL | undefined) =>
    sql`${table} where (${and(options.where, options.filter, search, narrowed) ?? sql`true`})`;
  const columns = sortColumns(options);
  // Rows that sort equally follow the direction of the first column, so that one index serves both
  // directions.
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

/** Returns the metadata of a page; `found` is the number of rows found, at most one more than is counted. */
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
