const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;
const APOSTROPHES = /['`´‘’‛′ʹʻʼʽˈ＇\u200c\u200d]/g;
/** Letters that Unicode doesn't take apart. */
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
 * A text as it is searched: small letters without accents and apostrophes, so that "Jose" finds José and "Ng’ang’a"
 * finds Ng'ang'a. The database has the same rules in its function `fold_text`.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .replace(/[^\x00-\x7f]/g, (letter) => LETTERS[letter] ?? letter);
