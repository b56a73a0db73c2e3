import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldText } from '@narthex/shared-contracts/fold-text';

const MAX_WORDS = 5;
/**
 * A trigram index finds parts of words from three letters on; with fewer letters only beginnings of words are
 * found.
 */
const MIN_PART_LENGTH = 3;

/**
 * The database folds the word as it has folded the text. Only the wildcards of `like` are escaped afterwards.
 */
function isIn(text: PgColumn | SQL, word: string): SQL {
  const start = foldText(word).length < MIN_PART_LENGTH ? '% ' : '%';
  return sql`${text} like ${start}::text || regexp_replace(fold_text(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}

/**
 * Creates a condition: the text must contain each word, in any case and order, with or without accents and
 * apostrophes. An empty search has no condition.
 * @param text Folded text, such as a table's column `search_text`.
 */
export function searchCondition(text: PgColumn | SQL, search: string): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => foldText(word) !== '');
  return and(...words.slice(0, MAX_WORDS).map((word) => isIn(text, word)));
}
