import { splitHtml } from '../../components/text/html-paragraphs';

/** Describes a table or list that an editor has stored. */
export interface StoredRows {
  /** Holds the headings of the columns; it is empty for a list. */
  readonly heads: readonly string[];
  /** Holds the cells of each row as plain text. */
  readonly rows: readonly (readonly string[])[];
  /** Holds the HTML around the table or list. */
  readonly rest: string;
}

const HEAD = /<thead\b[^]*?<\/thead>/i;
const TABLE = /<table\b[^]*?<\/table>/i;
const LIST = /<(ol|ul)\b[^]*?<\/\1>/i;
const ROW = /<tr\b[^>]*>([^]*?)<\/tr>/gi;
const CELL = /<t[hd]\b[^>]*>([^]*?)<\/t[hd]>/gi;
const ITEM = /<li\b[^>]*>([^]*?)<\/li>/gi;

const readText = (html: string) => splitHtml(html).join(' ');
const readParts = (html: string, part: RegExp) => [...html.matchAll(part)].map(([, inner = '']) => inner);

/** Returns the first table of a stored text, else its first list, or null if it has neither. */
export function readRows(html: string): StoredRows | null {
  const [table] = TABLE.exec(html) ?? [];
  if (table !== undefined) {
    const [head = ''] = HEAD.exec(table) ?? [];
    return {
      heads: readParts(head, CELL).map(readText),
      rows: readParts(table.replace(head, ''), ROW).map((row) => readParts(row, CELL).map(readText)),
      rest: html.replace(table, ''),
    };
  }
  const [list] = LIST.exec(html) ?? [];
  if (list === undefined) return null;
  return {
    heads: [],
    rows: readParts(list, ITEM).map((item) => [readText(item)]),
    rest: html.replace(list, ''),
  };
}
