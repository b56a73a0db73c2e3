import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

// The database fills these columns itself, so a request must not set them.
const KEPT_BY_DATABASE = ['id', 'version', 'created_at', 'updated_at'] as const;
type KeptByDatabase = (typeof KEPT_BY_DATABASE)[number];
const isKept = (name: string) => KEPT_BY_DATABASE.some((kept) => kept === name);

/**
 * Picks the validated fields of a request that are columns of the table with the same name.
 * @returns Only fields of the input, so that an update leaves the other columns as they are.
 */
export function pickColumns<T extends PgTable, Input extends object>(
  table: T,
  input: Input,
): Pick<Input, Exclude<keyof Input & keyof T['$inferInsert'], KeptByDatabase>> {
  const columns = getTableColumns(table);
  const fields = Object.entries(input).filter(([name]) => Object.hasOwn(columns, name) && !isKept(name));
  return Object.fromEntries(fields) as Pick<
    Input,
    Exclude<keyof Input & keyof T['$inferInsert'], KeptByDatabase>
  >;
}
