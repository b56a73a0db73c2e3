import { foldText } from '@narthex/shared-contracts/fold-text';
import { distance } from 'fastest-levenshtein';
import { MAX_QUERY_WORDS, MIN_CORRECTED_LENGTH, MIN_TWICE_CORRECTED_LENGTH } from './search-policy';

/** Maps each word to the number of times it occurs. */
export type WordCounts = ReadonlyMap<string, number>;

/** Words such as "m-pesa" are one word here, although the search looks for both parts. */
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

const splitWords = (text: string): readonly string[] => foldText(text).match(WORD) ?? [];

export function readWords(texts: readonly string[]): WordCounts {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of splitWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns true if two adjacent letters changed places, which counts as two edits otherwise. */
function isSwapped(word: string, known: string): boolean {
  if (word.length !== known.length) return false;
  const first = [...word].findIndex((letter, index) => letter !== known[index]);
  return (
    word[first] === known[first + 1] &&
    word[first + 1] === known[first] &&
    word.slice(first + 2) === known.slice(first + 2)
  );
}

/** Returns the number of mistakes between a word and a known one, or null if there are too many. */
function countMistakes(word: string, known: string): number | null {
  if (known.includes('-') && known.replaceAll('-', '') === word) return 0;
  if (word.length < MIN_CORRECTED_LENGTH || /\p{N}/u.test(word)) return null;
  if (isSwapped(word, known)) return 1;
  const mistakes = distance(word, known);
  return mistakes <= (word.length < MIN_TWICE_CORRECTED_LENGTH ? 1 : 2) ? mistakes : null;
}

/** Returns the known word with the fewest mistakes, and of several the most common one. */
function findNearest(word: string, known: WordCounts): string | null {
  let nearest: { readonly word: string; readonly mistakes: number; readonly count: number } | null = null;
  for (const [candidate, count] of known) {
    if (candidate.startsWith(word)) return word;
    const mistakes = countMistakes(word, candidate);
    if (mistakes === null) continue;
    const isNearer =
      !nearest || mistakes < nearest.mistakes || (mistakes === nearest.mistakes && count > nearest.count);
    if (isNearer) nearest = { word: candidate, mistakes, count };
  }
  return nearest?.word ?? null;
}

/**
 * Replaces the mistyped words of a search by known ones. Returns null if all are known, or if one resembles no known
 * word.
 */
export function correctQuery(typed: string, known: WordCounts): string | null {
  const words = splitWords(typed).slice(0, MAX_QUERY_WORDS);
  const corrected = words.map((word) => findNearest(word, known));
  const isChanged = corrected.some((word, index) => word !== words[index]);
  return isChanged && !corrected.includes(null) ? corrected.join(' ') : null;
}
