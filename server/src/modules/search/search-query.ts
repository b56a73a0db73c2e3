import { foldText } from '@narthex/shared-contracts/fold-text';
import { MAX_QUERY_WORDS } from './search-policy';

/**
 * What a person typed as a query of the database's text search: all of the words, in any form and order, each of which
 * may be the beginning of a word. Empty when there is nothing to look for.
 */
export function buildSearchQuery(typed: string): string {
  const words = foldText(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, MAX_QUERY_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ');
}
