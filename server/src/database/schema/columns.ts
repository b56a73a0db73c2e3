import { MINISTRY_PAGES } from '@narthex/shared-contracts/enums';
import type { Translations } from '@narthex/shared-contracts/schemas/translations';
import { sql, type SQL } from 'drizzle-orm';
import { integer, jsonb, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

export const id = () => integer().primaryKey().generatedByDefaultAsIdentity();

export const instant = () => timestamp({ withTimezone: true, mode: 'date' });

export const createdAt = () => instant().notNull().defaultNow();

export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/**
 * Counts the changes of an object, for editors who started from an older one. Each update through the query builder
 * raises it; an upsert has to name it (`nextVersion`), a counter keeps it (`set({ …, version: table.version })`).
 */
export const version = () =>
  integer()
    .notNull()
    .default(1)
    .$onUpdate((): SQL => sql`version + 1`);

/** What editors wrote in other languages than English: `{ sw: { title: '…' } }`, without what is missing. */
export const translations = () => jsonb().$type<Translations>().notNull().default({});

/** The version an upsert writes over a row that is there already. */
export const nextVersion = (column: AnyPgColumn): SQL => sql`${column} + 1`;

/**
 * The text a list is searched in, stored folded (small letters without accents and apostrophes): folding each row at each
 * search costs more than all the rest of it. The space before each part lets a search of one or two letters look for the beginnings of words.
 * @param parts Columns by their names in the database, or expressions.
 */
export const searchText = (...parts: readonly string[]) =>
  text().generatedAlwaysAs(
    sql.raw(`fold_text(${parts.map((part) => `' ' || coalesce(${part}, '')`).join(' || ')})`),
  );

/** The operators of a trigram index on a search text. */
export const trigrams = (column: AnyPgColumn): SQL => sql`${column} gin_trgm_ops`;

/** The page of a ministry that something stands on; null for none. */
export const ministryPage = () => text({ enum: MINISTRY_PAGES });

/** The condition of a check constraint: one of an enum. Literals, since DDL takes no parameters. */
export const oneOf = (column: AnyPgColumn, list: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(list.map((item) => `'${item.replaceAll("'", "''")}'`).join(', '))})`;
