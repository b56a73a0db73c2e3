import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | null;

/** What a spreadsheet would run as a formula is shown as text, by an apostrophe before it. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;
/** Without it, spreadsheets read the file in the character set of the machine. */
const BYTE_ORDER_MARK = '\uFEFF';

function formatCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line, with its end (RFC 4180). */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(formatCell).join(',')}\r\n`;

/** A whole file, for what fits into memory. */
export const csvFile = (lines: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + lines.map(csvLine).join('');

/** A file that is written while it is sent. */
export async function* csvStream(
  headings: readonly CsvCell[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(headings);
  for await (const lines of batches) yield lines.map(csvLine).join('');
}

/** Says that the response is a file to save. `name` is written by us: letters, digits, `-`. */
export const asCsv = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store');
