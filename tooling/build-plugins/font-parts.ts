/**
 * Lists the characters of each part of a font as `unicode-range` of CSS does. Every page needs the first part: letters,
 * figures and the punctuation of sentences. The others are loaded by pages that contain any of them: signs and the letters
 * of European names, and the letters of Kikuyu names, which the packages have in a file of their own.
 */
export const FONT_PARTS = {
  first:
    'U+20-22, U+25-3B, U+3F-5A, U+61-7A, U+A0, U+A9, U+B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
  rest:
    'U+23-24, U+3C-3E, U+5B-60, U+7B-7E, U+A1-A8, U+AA-B6, U+B8-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, ' +
    'U+2DA, U+2DC, U+2000-2012, U+2015-2017, U+201A-201B, U+201E-2025, U+2027-206F, U+20AC, U+2122, U+2191, ' +
    'U+2193, U+2212, U+2215',
  names: 'U+128-129, U+168-169',
} as const;

export type FontPart = keyof typeof FONT_PARTS;

/** Returns the characters of a `unicode-range`. */
export const listCharacters = (unicodeRange: string): string =>
  unicodeRange
    .split(', ')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
