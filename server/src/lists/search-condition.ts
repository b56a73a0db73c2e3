import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldText } from '@narthex/shared-contracts/fold-text';

const MAX_WORDS = 5;
/**
 * A trigram index finds parts of words from three letters on; with fewer letters only beginnings of words are
 * found.
 */
const MIN_PART_LENGTH = 3;

/** Word processors type other dashes and quotation marks than keyboards; each of them finds all others. */
const DASHES_AND_QUOTES = '-‐‑‒–—―−"“”„‟«»';
const AT_ENDS = new RegExp(`^[${DASHES_AND_QUOTES}]+|[${DASHES_AND_QUOTES}]+$`, 'g');
const ANY_LETTERS = '_'.repeat(DASHES_AND_QUOTES.length);

/**
 * The database folds the word as it has folded the text. Only the wildcards of `like` are escaped afterwards, and
 * dashes and quotation marks become wildcards.
 */
function isIn(text: PgColumn | SQL, word: string): SQL {
  const start = foldText(word).length < MIN_PART_LENGTH ? '% ' : '%';
  const escaped = sql`regexp_replace(fold_text(${word}), '([\\\\%_])', '\\\\\\1', 'g')`;
  return sql`${text} like ${start}::text || translate(${escaped}, ${DASHES_AND_QUOTES}, ${ANY_LETTERS}) || '%'`;
}

/**
 * Creates a condition: the text must contain each word, in any case and order, with or without accents and
 * apostrophes, with any dashes and quotation marks. An empty search has no condition.
 * @param text Folded text, such as a table's column `search_text`.
 */
export function searchCondition(text: PgColumn | SQL, search: string): SQL | undefined {
  const words = search
    .split(/\s+/)
    .map((word) => word.replace(AT_ENDS, ''))
    .filter((word) => foldText(word) !== '');
  return and(...words.slice(0, MAX_WORDS).map((word) => isIn(text, word)));
}
