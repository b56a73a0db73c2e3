import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import type { MigrationEntry, SequenceEntry } from '../archive/manifest';

interface Column {
  readonly name: string;
  readonly type: string;
}

/** Describes a table of the site with the columns that are written; the database computes the others. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Orders the rows in the same way on every engine, whatever its collation is. */
  readonly order: SQL;
}

interface FoundTable extends Record<string, unknown> {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly key: readonly Column[] | null;
}

const TEXTS: readonly string[] = ['text', 'character varying', 'citext'];

const orderBy = ({ name, columns, key }: FoundTable): SQL =>
  sql.join(
    (key ?? columns).map((column) => {
      const value = sql`${sql.identifier(name)}.${sql.identifier(column.name)}`;
      if (key && !TEXTS.includes(column.type)) return value;
      return sql`${value}::text collate "C"`;
    }),
    sql`, `,
  );

/** Lists the tables of the site by their names. */
export async function listTables(db: Queryable): Promise<Table[]> {
  const column = sql`json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))`;
  const { rows } = await db.execute<FoundTable>(sql`
    select c.relname as name,
      (select coalesce(json_agg(${column} order by a.attnum), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(${column} order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey::int2[])
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname collate "C"`);
  return rows.map((table) => ({ name: table.name, columns: table.columns, order: orderBy(table) }));
}

/** Lists the sequences of the site by their names. */
export async function listSequences(db: Queryable): Promise<SequenceEntry[]> {
  const { rows: names } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'
    order by relname collate "C"`);
  const sequences: SequenceEntry[] = [];
  for (const { name } of names) {
    const { rows } = await db.execute<{ last_value: number; is_called: boolean }>(
      sql`select last_value, is_called from public.${sql.identifier(name)}`,
    );
    for (const row of rows) sequences.push({ name, ...row });
  }
  return sequences;
}

/** Lists the migrations that the database has, oldest first; there are none in an empty one. */
export async function listMigrations(db: Queryable): Promise<MigrationEntry[]> {
  const { rows: found } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (found[0]?.name == null) return [];
  const { rows } = await db.execute<{ hash: string; created_at: number }>(
    sql`select hash, created_at from drizzle.__drizzle_migrations order by id`,
  );
  return rows;
}

/** Returns true if the database has a table of its own, of whatever program. */
export async function hasTables(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
      and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    limit 1`);
  return rows.length > 0;
}

/** Returns true if servers of a site are connected to this PostgreSQL database besides this process. */
export async function hasOtherConnections(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'narthex' and pid <> pg_backend_pid() limit 1`);
  return rows.length > 0;
}
