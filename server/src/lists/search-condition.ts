import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldText } from '@narthex/shared-contracts/fold-text';

const MAX_WORDS = 5;
/** A trigram index finds parts of words from three letters on; of shorter ones it finds the beginnings of words. */
const MIN_PART_LENGTH = 3;

/** The database folds the word as it folded the text; only what `like` would read as a wildcard is escaped after that. */
function isIn(text: PgColumn | SQL, word: string): SQL {
  const start = foldText(word).length < MIN_PART_LENGTH ? '% ' : '%';
  return sql`${text} like ${start}::text || regexp_replace(fold_text(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
}

/**
 * Each of the words has to be in the text, in any case and order, with or without accents and apostrophes; nothing to
 * search for finds everything.
 * @param text Folded, as the column `search_text` of a table is.
 */
export function searchCondition(text: PgColumn | SQL, search: string): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => foldText(word) !== '');
  return and(...words.slice(0, MAX_WORDS).map((word) => isIn(text, word)));
}
