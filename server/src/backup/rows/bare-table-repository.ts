import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database-handle';
import type { Table } from './table-repository';

interface Definition extends Record<string, unknown> {
  readonly relation: string;
  readonly name: string;
  readonly definition: string;
}

const inPublic = sql`'public'::regnamespace`;

async function listForeignKeys(tx: Transaction): Promise<readonly Definition[]> {
  const { rows } = await tx.execute<Definition>(sql`
    select conrelid::regclass::text as relation, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = ${inPublic} order by conname collate "C"`);
  return rows;
}

/** Lists the indexes that no primary key or unique constraint stands on. */
async function listPlainIndexes(tx: Transaction): Promise<readonly Definition[]> {
  const { rows } = await tx.execute<Definition>(sql`
    select i.indrelid::regclass::text as relation, i.indexrelid::regclass::text as name,
      pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = ${inPublic}
      and not exists (select 1 from pg_constraint where conindid = i.indexrelid)
    order by c.relname collate "C"`);
  return rows;
}

/**
 * Runs `fill` while the tables are empty and have no triggers, foreign keys and plain indexes. They get these back
 * afterwards, so that the database checks every reference of the new rows. Owners of the tables may do all of this.
 */
export async function withBareTables(
  tx: Transaction,
  tables: readonly Table[],
  fill: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await listForeignKeys(tx);
  const indexes = await listPlainIndexes(tx);
  const run = (statement: string) => tx.execute(sql.raw(statement));
  for (const { relation, name } of foreignKeys) await run(`alter table ${relation} drop constraint ${name}`);
  for (const { name } of indexes) await run(`drop index ${name}`);
  for (const { name } of tables) {
    await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`);
    // Migrations bring some rows of their own.
    await tx.execute(sql`delete from ${sql.identifier(name)}`);
  }
  await fill();
  for (const { definition } of indexes) await run(definition);
  for (const { relation, name, definition } of foreignKeys) {
    await run(`alter table ${relation} add constraint ${name} ${definition}`);
  }
  for (const { name } of tables) {
    await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`);
  }
}
