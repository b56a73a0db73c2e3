const LINE_BREAK = /\r\n?|[\v\u0085\u2028\u2029]/g;
/** Control characters, halves of surrogate pairs, private use, and invisible marks that reorder, split or hide words. */
const UNTYPED =
  /(?![\n\t])[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gu;

/**
 * The one form of a text: composed letters (NFC), lines that end with \n, and none of the characters that nobody types.
 * Joiners stay, since emoji are made with them. Used for every text that comes in, and again where a format such as
 * XML or iCalendar would break on one that was stored before this rule.
 */
export const toText = (text: string): string =>
  text.replace(LINE_BREAK, '\n').replace(UNTYPED, '').normalize('NFC').trim();

/** The one form of a text that is a single line: a line break or tab in it is a space. */
export const toLine = (text: string): string => toText(text).replace(/\s*[\n\t]\s*/g, ' ');
