import { foldText } from '@narthex/shared-contracts/fold-text';
import type { SearchHit } from '@narthex/shared-contracts/schemas/search';
import { EXCERPT_WORDS, EXCERPT_WORDS_BEFORE } from './search-policy';

/** Takes a time and a number such as 1,500 for one word. */
const WORD = /[\p{L}\p{M}\p{N}'‘’ʼ]+(?:(?<=\p{N})[:.,]\p{N}+)*/gu;

interface Word {
  readonly start: number;
  readonly end: number;
  readonly isMatch: boolean;
}

/** The database stems "happy" and "cities" to "happi" and "citi". */
const isFound = (word: string, stems: readonly string[]) => {
  const folded = foldText(word);
  return stems.some((stem) => folded.startsWith(stem) || folded.startsWith(stem.replace(/i$/, 'y')));
};

function listWords(text: string, stems: readonly string[]): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    isMatch: isFound(word, stems),
  }));
}

/** Returns the position of the excerpt: before the word that begins the densest group of matches. */
function findStart(words: readonly Word[]): number {
  const places = words.flatMap(({ isMatch }, place) => (isMatch ? [place] : []));
  const counts = places.map(
    (place) =>
      places.filter((other) => other >= place && other < place + EXCERPT_WORDS - EXCERPT_WORDS_BEFORE).length,
  );
  const best = places[counts.indexOf(Math.max(...counts))] ?? 0;
  return Math.max(0, Math.min(best - EXCERPT_WORDS_BEFORE, words.length - EXCERPT_WORDS));
}

/**
 * Returns a part of a plain text around the matching words, cut between words, with an ellipsis where it is cut. Accents
 * and apostrophes of the text are kept, even if the query has none.
 * @param stems The stems of the database's text search.
 */
export function writeExcerpt(text: string, stems: readonly string[]): SearchHit['excerpt'] {
  const words = listWords(text, stems);
  const first = findStart(words);
  const shown = words.slice(first, first + EXCERPT_WORDS);
  const isCut = first + EXCERPT_WORDS < words.length;
  const end = isCut ? (shown.at(-1)?.end ?? 0) : text.length;
  const parts = [{ text: first === 0 ? '' : '… ', is_match: false }];
  let at = first === 0 ? 0 : (shown[0]?.start ?? 0);
  for (const word of shown.filter(({ isMatch }) => isMatch)) {
    parts.push({ text: text.slice(at, word.start), is_match: false });
    parts.push({ text: text.slice(word.start, word.end), is_match: true });
    at = word.end;
  }
  parts.push({ text: text.slice(at, end) + (isCut ? '…' : ''), is_match: false });
  return parts
    .map((part) => ({ ...part, text: part.text.replace(/\s+/g, ' ') }))
    .filter((part) => part.text !== '');
}
