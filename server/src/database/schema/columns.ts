import { MINISTRY_PAGES } from '@narthex/shared-contracts/enums';
import { LANGUAGES, SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
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
 * Counts the changes of an object, so that an update based on an older version is refused. Each update
 * through the query builder increments it. An upsert must set it (`nextVersion`), and an update of a counter
 * must keep it (`set({ …, version: table.version })`).
 */
export const version = () =>
  integer()
    .notNull()
    .default(1)
    .$onUpdate((): SQL => sql`version + 1`);

/**
 * Holds editors' texts in languages other than English: `{ sw: { title: '…' } }`. Missing texts are left out.
 */
export const translations = () => jsonb().$type<Translations>().notNull().default({});

/** Returns the version that an upsert writes to an existing row. */
export const nextVersion = (column: AnyPgColumn): SQL => sql`${column} + 1`;

/**
 * Creates the column that lists are searched in. It is stored in folded form (lower case, without accents and
 * apostrophes), because folding each row in each search is slow. Each part begins with a space, so that a
 * search of one or two letters can match the beginnings of words.
 * @param parts Columns by their names in the database, or expressions.
 */
export const searchText = (...parts: readonly string[]) =>
  text().generatedAlwaysAs(
    sql.raw(`fold_text(${parts.map((part) => `' ' || coalesce(${part}, '')`).join(' || ')})`),
  );

/**
 * Creates the column that people are sorted by. It is folded as texts for searches are: databases sort by the numbers of
 * characters, and would list `de Souza` and `Ábel` behind `Zulu`.
 * @param columns Columns by their names in the database.
 */
export const sortText = (...columns: readonly string[]) =>
  text().generatedAlwaysAs(sql.raw(`fold_text(${columns.join(` || ' ' || `)})`));

/** Sets the operator class of a trigram index on a search text. */
export const trigrams = (column: AnyPgColumn): SQL => sql`${column} gin_trgm_ops`;

/** Holds the language of the page on which somebody left an address or signed in: emails to them are in it. */
export const language = () => text({ enum: LANGUAGES }).notNull().default(SOURCE_LANGUAGE);

/** Names the page of a ministry on which an object is shown, or null. */
export const ministryPage = () => text({ enum: MINISTRY_PAGES });

/**
 * Creates the condition of a check constraint on an enum. It uses literals, because DDL accepts no
 * parameters.
 */
export const oneOf = (column: AnyPgColumn, list: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(list.map((item) => `'${item.replaceAll("'", "''")}'`).join(', '))})`;
