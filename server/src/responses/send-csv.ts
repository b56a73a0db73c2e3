import { pipeline, Readable } from 'node:stream';
import { stringify, type CastingContext } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | null;

type Rows<Row> = AsyncIterable<Row> | Iterable<Row>;

export interface CsvFile<Row> {
  /** The name of the file without its ending, written by us: letters, digits, `-`. */
  readonly name: string;
  /** Where rows are objects: key -> heading, in the order of the file. Where they are lists, the first one holds headings. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly rows: Rows<Row>;
}

/** A number is none of the formulas that a minus begins. */
const formatNumber = (value: number, _: CastingContext) => ({ value: String(value), escape_formulas: false });

/**
 * Rows as the text of a CSV file (RFC 4180), while they are read. Cells that a spreadsheet would run as a formula get an
 * apostrophe before them; the byte order mark tells Excel that it is UTF-8.
 * @param onEnd Called when everything is read, or with what broke it off.
 */
export function csvStream<Row extends object>(
  { columns, rows }: Omit<CsvFile<Row>, 'name'>,
  onEnd: (error?: Error | null) => void = () => undefined,
): Readable {
  const csv = stringify({
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // The library quotes only what holds the whole delimiter.
    quoted_match: /[\r\n]/,
    cast: { number: formatNumber },
    ...(columns && { header: true, columns }),
  });
  return pipeline(Readable.from(rows), csv, onEnd);
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
      // A failure half-way ends the connection, so that nobody takes half a file for a whole one.
      csvStream(file, (error) => {
        if (error) reply.log.error(error, 'A CSV file broke off');
      }),
    );
}
