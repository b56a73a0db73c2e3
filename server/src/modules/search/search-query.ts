import { foldText } from '@narthex/shared-contracts/fold-text';
import { MAX_QUERY_WORDS } from './search-policy';

/**
 * Converts the typed text to a query of the database's text search: it matches all words, in any inflected form and
 * order, and each may be the beginning of a word. Returns an empty text if there is nothing to search for.
 */
export function buildSearchQuery(typed: string): string {
  const words = foldText(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, MAX_QUERY_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ');
}
