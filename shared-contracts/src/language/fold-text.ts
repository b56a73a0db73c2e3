const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const APOSTROPHES = /['`´‘’‛′ʹʻʼʽˈ＇\u200c\u200d]/g;
/** Unicode has no decomposition of these letters. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ħ: 'h',
    ı: 'i',
    ł: 'l',
    ŋ: 'n',
    ɨ: 'i',
    ʉ: 'u',
  },
};

/**
 * Returns a text in the form that search compares: lower case, without accents and apostrophes. So "Jose"
 * finds José and "Ng’ang’a" finds Ng'ang'a. The database function `fold_text` has the same rules.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .replace(/[^\x00-\x7f]/g, (letter) => LETTERS[letter] ?? letter);

/** Returns the words of a text, folded. Spaces, dashes, quotation marks and all other signs separate them. */
export const foldWords = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
