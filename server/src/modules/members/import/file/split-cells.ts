import { toText } from '@narthex/shared-contracts/text-form';
import { guessTarget } from './headings';

/** Contains the cells of a file by row, starting with the first row that a spreadsheet shows. */
export type Cells = readonly (readonly string[])[];

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Excel writes this line to name the delimiter, and doesn’t show it as a row. */
const SEPARATOR_LINE = /^"?sep=([,;|\t])"?\r?(?:\n|$)/i;
const MAX_QUOTED_LENGTH = 2000;

/**
 * Returns the pattern of the next field: quoted over several lines, quoted in one line with stray quotes inside, or not
 * quoted. A quote without an end is an ordinary character, so that it never includes the rows below.
 */
const fieldPattern = (delimiter: string) => {
  const separator = delimiter === '|' ? '\\|' : delimiter;
  const end = `(?=${separator}|\\r|\\n|$)`;
  const oneLine = `(?:(?!${separator}[ ]*")[^\\r\\n]){0,${MAX_QUOTED_LENGTH}}?`;
  return new RegExp(
    `[ ]*"((?:[^"]|""){0,${MAX_QUOTED_LENGTH}})"[ ]*${end}|[ ]*"(${oneLine})"[ ]*${end}|([^${separator}\\r\\n]*)`,
    'y',
  );
};
const LINE_END = /\r\n|\r|\n/y;

/** Removes a stray quote from one of the ends of a field without quotes. */
const cleanBare = (text: string) => {
  const hasOneQuote = text.split('"').length === 2;
  return hasOneQuote ? text.trim().replace(/^"|"$/g, '') : text;
};

function splitBy(text: string, delimiter: string, maxRows: number): string[][] {
  const field = fieldPattern(delimiter);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (rows.length < maxRows) {
    field.lastIndex = at;
    const [whole = '', quoted, loose, bare = ''] = field.exec(text) ?? [];
    row.push(toText((quoted ?? loose ?? cleanBare(bare)).replaceAll('""', '"')));
    at += whole.length;
    if (text.startsWith(delimiter, at)) {
      at += delimiter.length;
      continue;
    }
    rows.push(row);
    row = [];
    LINE_END.lastIndex = at;
    at += LINE_END.exec(text)?.[0].length ?? 0;
    if (at >= text.length) break;
  }
  return rows;
}

const PROBED_ROWS = 40;

/**
 * Rates how well a delimiter fits: by the known headings it separates, then by the rows with the same number of cells.
 */
function rateDelimiter(text: string, delimiter: string): number {
  const probed = splitBy(text, delimiter, PROBED_ROWS);
  const known = Math.max(
    ...probed.map((row) => row.filter((cell) => guessTarget(cell) !== undefined).length),
  );
  const widths = probed.map(({ length }) => length).filter((width) => width > 1);
  const rows = new Map<number, number>();
  for (const width of widths) rows.set(width, (rows.get(width) ?? 0) + 1);
  return known * 1_000_000 + Math.max(0, ...[...rows].map(([width, count]) => count * 100 + width));
}

/** Splits a file by the delimiter of its `sep=` line, or by the one that fits best. */
export function splitCells(file: string): Cells {
  const text = file.replace(/^\uFEFF/, '');
  const said = SEPARATOR_LINE.exec(text);
  if (said?.[1]) return splitBy(text.slice(said[0].length), said[1], Infinity);
  const [best] = DELIMITERS.map((delimiter) => ({ delimiter, rating: rateDelimiter(text, delimiter) })).sort(
    (a, b) => b.rating - a.rating,
  );
  return splitBy(text, best?.delimiter ?? ',', Infinity);
}
