import { sql, type SQL } from 'drizzle-orm';
import { integer, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();

export const updatedAt = () =>
  instant('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** The condition of a check constraint: one of a closed list. Literals, since DDL takes no parameters. */
export const oneOf = (column: AnyPgColumn, list: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(list.map((item) => `'${item.replaceAll("'", "''")}'`).join(', '))})`;
