import { foldText } from '@narthex/shared-contracts/fold-text';

const readWords = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Numbers must match completely, or hall 2 would find house 24. Other words match by their beginning. */
const isFound = (wanted: string, word: string) =>
  /^\d+$/.test(wanted) ? word === wanted : word.startsWith(wanted);

/** Returns the families whose name and place, the first two columns, contain all words of the query. */
export function findFamilies(
  rows: readonly (readonly string[])[],
  query: string,
): readonly (readonly string[])[] {
  const wanted = readWords(query);
  return rows.filter(([name = '', place = '']) => {
    const words = readWords(`${name} ${place}`);
    return wanted.every((part) => words.some((word) => isFound(part, word)));
  });
}
