import { LANGUAGES } from '@narthex/shared-contracts/languages';
import { LRUCache } from 'lru-cache';
import { readWords, type WordCounts } from './correct-query';
import { PAGES_READ_INTERVAL_MS } from './search-policy';

type ReadTexts = () => Promise<readonly string[]>;

/**
 * Creates a function that returns the words of the site's texts. They are kept for each state of the content, because
 * they take longer to read than a search, and anybody can search for words that there are not.
 */
export function createKnownWords(): (state: string, readTexts: ReadTexts) => Promise<WordCounts> {
  const known = new LRUCache<string, Promise<WordCounts>>({
    max: LANGUAGES.length,
    // The texts of pages are read a while after a change.
    ttl: PAGES_READ_INTERVAL_MS,
  });
  return (state, readTexts) => {
    const kept = known.get(state);
    if (kept) return kept;
    const words = readTexts().then(readWords);
    // A failure isn't kept, so the next search reads the texts again.
    words.catch(() => known.delete(state));
    known.set(state, words);
    return words;
  };
}
