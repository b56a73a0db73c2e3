import { asc, count, eq, gt, inArray, max, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database-handle';
import { pickColumns } from './pick-columns';

/** Describes a table whose rows are managed one by one. */
export type ManagedTable = PgTable & { readonly id: PgColumn; readonly version: PgColumn };

/** Reads and writes the rows of one managed table by their id. */
export interface RowStore<Row, Values> {
  /** Returns the validated fields of a request that are columns. */
  readonly pickColumns: (input: object) => Partial<Values>;
  readonly find: (db: Queryable, id: number) => Promise<Row | undefined>;
  /** Reads the row and locks it for this transaction. */
  readonly lock: (tx: Queryable, id: number) => Promise<Row | undefined>;
  readonly readAll: (db: Queryable, ids: number[]) => Promise<Row[]>;
  readonly insert: (tx: Queryable, values: Values) => Promise<Row>;
  readonly update: (tx: Queryable, id: number, values: Partial<Values>) => Promise<Row | undefined>;
  readonly remove: (tx: Queryable, id: number) => Promise<void>;
}

/** Creates the store of a table. The caller's types check what is written. */
export function createRowStore<T extends ManagedTable>(
  table: T,
): RowStore<T['$inferSelect'], T['$inferInsert']> {
  type Row = T['$inferSelect'];
  // The query builder can't handle a table whose type is a type parameter.
  const plain: ManagedTable = table;
  const isRow = (id: number) => eq(plain.id, id);
  return {
    pickColumns: (input) => pickColumns(table, input),
    find: async (db, id) => (await db.select().from(plain).where(isRow(id)))[0] as Row | undefined,
    lock: async (tx, id) =>
      (await tx.select().from(plain).where(isRow(id)).for('update'))[0] as Row | undefined,
    readAll: async (db, ids) =>
      ids.length === 0 ? [] : ((await db.select().from(plain).where(inArray(plain.id, ids))) as Row[]),
    async insert(tx, values) {
      const [row] = (await tx.insert(plain).values(values).returning()) as Row[];
      if (!row) throw new Error('The row was not stored.');
      return row;
    },
    async update(tx, id, values) {
      const [row] = (await tx.update(plain).set(values).where(isRow(id)).returning()) as Row[];
      return row;
    },
    async remove(tx, id) {
      await tx.delete(plain).where(isRow(id));
    },
  };
}

/** Describes a managed table whose rows have an order that people choose. */
export type OrderedTable = ManagedTable & { readonly sort_order: PgColumn };

/** Reads and writes the rows of an ordered table and their order. */
export interface OrderedStore<Row, Values> extends RowStore<Row, Values> {
  /** Returns the place after the last row. */
  readonly findNextPlace: (tx: Queryable) => Promise<number>;
  /**
   * Returns those of the ids that exist, in the order of their rows, and locks the rows if `forUpdate` is
   * true.
   */
  readonly readOrder: (db: Queryable, ids: readonly number[], forUpdate: boolean) => Promise<number[]>;
  /**
   * Lets the rows swap places to get this order. Their versions stay the same, because a place isn't a text
   * that two editors could overwrite.
   */
  readonly writeOrder: (tx: Queryable, ids: readonly number[]) => Promise<void>;
}

/** Creates the store of an ordered table. */
export function createOrderedStore<T extends OrderedTable>(
  table: T,
): OrderedStore<T['$inferSelect'], T['$inferInsert']> {
  const plain: OrderedTable = table;
  return {
    ...createRowStore(table),
    async findNextPlace(tx) {
      const [row] = await tx.select({ last: max(plain.sort_order) }).from(plain);
      return Number(row?.last ?? 0) + 1;
    },
    async readOrder(db, ids, forUpdate) {
      // The rows are locked in the order of their ids, so that simultaneous writes don't deadlock.
      const query = db
        .select({ id: plain.id, place: plain.sort_order })
        .from(plain)
        .where(isAnyOf(plain.id, ids))
        .orderBy(asc(plain.id));
      const rows = await (forUpdate ? query.for('update') : query);
      const placed = rows.map(({ id, place }) => ({ id: Number(id), place: Number(place) }));
      return placed.sort((a, b) => a.place - b.place || a.id - b.id).map(({ id }) => id);
    },
    async writeOrder(tx, ids) {
      await separatePlaces(tx, plain, ids);
      await tx.execute(sql`
        update ${plain} set sort_order = free.place
        from (select place, row_number() over (order by place) as nth
            from (select ${plain.sort_order} as place from ${plain} where ${isAnyOf(plain.id, ids)}) as places) as free
          join unnest(${sql.param([...ids])}::integer[]) with ordinality as named (id, nth) on named.nth = free.nth
        where ${plain.id} = named.id and ${plain.sort_order} <> free.place`);
    },
  };
}

// A single parameter holds any number of values.
const isAnyOf = (column: PgColumn, values: readonly number[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::integer[])`;

/**
 * Rows that share a place can't swap it; in that case all rows of the table get new numbers in their present
 * order.
 */
async function separatePlaces(tx: Queryable, table: OrderedTable, ids: readonly number[]): Promise<void> {
  const { id, sort_order: sortOrder } = table;
  const taken = tx.select({ place: sortOrder }).from(table).where(isAnyOf(id, ids));
  const shared = await tx
    .select({ place: sortOrder })
    .from(table)
    .where(inArray(sortOrder, taken))
    .groupBy(sortOrder)
    .having(gt(count(), 1))
    .limit(1);
  if (shared.length === 0) return;
  await tx.execute(sql`
    update ${table} set sort_order = numbered.place
    from (select ${id} as id, row_number() over (order by ${sortOrder}, ${id}) as place from ${table}) as numbered
    where ${id} = numbered.id and ${sortOrder} <> numbered.place`);
}
