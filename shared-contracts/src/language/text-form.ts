const LINE_BREAK = /\r\n?|[\v\u0085\u2028\u2029]/g;
/**
 * The pattern matches control characters, halves of surrogate pairs, private-use characters, and invisible
 * marks that reorder, split or hide words.
 */
const UNTYPED =
  /(?![\n\t])[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gu;
/** The pattern matches a text that shows nothing: spaces, invisible letters, and marks without their letter. */
const BLANK = /^[\s\p{DI}\p{M}\u2800]*$/u;

/**
 * Normalises a text: composed letters (NFC), lines that end with \n, and no characters that nobody types.
 * Joiners stay, because emoji are made with them. A text that shows nothing becomes empty. Every incoming text is
 * normalised. It is done again before formats such as XML or iCalendar, which break on texts that were stored before
 * this rule.
 */
export const toText = (text: string): string =>
  text.replace(LINE_BREAK, '\n').replace(UNTYPED, '').normalize('NFC').trim().replace(BLANK, '');

/**
 * Normalises a text to a single line: line breaks, tabs, non-breaking and repeated spaces become one space. So
 * texts that look the same are the same, and a pasted title can wrap.
 */
export const toLine = (text: string): string => toText(text).replace(/\s+/g, ' ');
