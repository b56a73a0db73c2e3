import { pipeline, Readable } from 'node:stream';
import { stringify, type CastingContext } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | null;

type Rows<Row> = AsyncIterable<Row> | Iterable<Row>;

export interface CsvFile<Row> {
  /**
   * Holds the name of the file without its ending. It is a constant of our code with letters, digits and `-`.
   */
  readonly name: string;
  /**
   * Maps keys to headings in the order of the file, if rows are objects. If they are lists, the first row
   * holds the headings.
   */
  readonly columns?: Readonly<Record<string, string>>;
  readonly rows: Rows<Row>;
}

/** A negative number must not be escaped like a formula that begins with a minus. */
const formatNumber = (value: number, _: CastingContext) => ({ value: String(value), escape_formulas: false });

/** A phone number as the site writes it. No spreadsheet runs it, or takes it for a number: it has spaces. */
const PHONE = /^\+\d+(?: \d+)+$/;

const formatText = (value: string, _: CastingContext) =>
  PHONE.test(value) ? { value, escape_formulas: false } : value;

/**
 * Writes rows as a CSV file (RFC 4180) while they are read. Cells that a spreadsheet would run as a formula
 * get a leading apostrophe. The byte order mark tells Excel that the file is UTF-8.
 * @param onFailure Called with the error if rows couldn't be read, but not if the reader wants no more of them.
 */
export function csvStream<Row extends object>(
  { columns, rows }: Omit<CsvFile<Row>, 'name'>,
  onFailure: (error: Error) => void = () => undefined,
): Readable {
  const csv = stringify({
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // The library quotes only cells with the whole delimiter.
    quoted_match: /[\r\n]/,
    cast: { number: formatNumber, string: formatText },
    ...(columns && { header: true, columns }),
  });
  return pipeline(Readable.from(rows), csv, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') onFailure(error);
  });
}

/** Sends rows as a CSV file while they are read. */
export function sendCsv<Row extends object>(
  reply: FastifyReply,
  { name, ...file }: CsvFile<Row>,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store')
    .send(
      // An error closes the connection, so that a partial file isn't mistaken for a complete one.
      csvStream(file, (error) => reply.log.error(error, 'A CSV file broke off')),
    );
}
