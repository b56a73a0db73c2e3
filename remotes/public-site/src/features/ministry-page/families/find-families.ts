import { foldText } from '@narthex/shared-contracts/fold-text';

const readWords = (text: string) =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A number is meant whole, or hall 2 would find house 24; of other words the beginning is enough. */
const isFound = (wanted: string, word: string) =>
  /^\d+$/.test(wanted) ? word === wanted : word.startsWith(wanted);

/** The families whose name and place, the first two columns, have all the words of a query. */
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
