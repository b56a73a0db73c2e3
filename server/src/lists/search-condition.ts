import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const MAX_WORDS = 5;
/** A trigram index finds parts of words from three letters on; of shorter ones it finds the beginnings of words. */
const MIN_PART_LENGTH = 3;

const escapePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const patternFor = (word: string) =>
  word.length < MIN_PART_LENGTH ? `% ${escapePattern(word)}%` : `%${escapePattern(word)}%`;

/** Each of the words has to be in the text, in any case and order; nothing to search for finds everything. */
export function searchCondition(text: PgColumn | SQL, search: string): SQL | undefined {
  const words = search.split(/\s+/).filter((word) => word !== '');
  return and(...words.slice(0, MAX_WORDS).map((word) => sql`${text} like lower(${patternFor(word)})`));
}
