import type { Language } from '@narthex/shared-contracts/languages';
import { chooseCode } from './choose-code';

/** Is a part of a JSX text: words, or the code of an argument or a tag. */
type Child = { readonly text: string } | { readonly code: string };

/** Holds the parts of a JSX text in one language. */
export interface LanguageChildren {
  readonly language: Language;
  readonly children: readonly Child[];
}

/** Returns the words before, between and after the codes: always one more than there are codes. */
function splitWords(children: readonly Child[]): { readonly words: string[]; readonly codes: string[] } {
  const words = [''];
  const codes: string[] = [];
  for (const child of children) {
    if ('code' in child) {
      codes.push(child.code);
      words.push('');
    } else words[words.length - 1] += child.text;
  }
  return { words, codes };
}

/**
 * Returns the children of a JSX element in all of the languages. Where arguments and tags have the same order in each, only the
 * words between them are chosen, so that no language pays for another one.
 */
export function chooseChildren(texts: readonly LanguageChildren[]): string {
  const split = texts.map(({ language, children }) => ({ language, ...splitWords(children) }));
  const [first] = split;
  if (!first) return '';
  const chooseWord = (at: number) => {
    const words = split.map(({ language, words: own }) => ({ language, code: JSON.stringify(own[at]) }));
    return words.every(({ code }) => code === '""') ? '' : `{${chooseCode(words)}}`;
  };
  const isSameOrder = split.every(({ codes }) => codes.join() === first.codes.join());
  if (isSameOrder) return first.words.map((_, at) => chooseWord(at) + (first.codes[at] ?? '')).join('');
  const write = ({ words, codes }: (typeof split)[number]) =>
    words.map((word, at) => (word ? `{${JSON.stringify(word)}}` : '') + (codes[at] ?? '')).join('');
  return `{${chooseCode(split.map((one) => ({ language: one.language, code: `<>${write(one)}</>` })))}}`;
}
