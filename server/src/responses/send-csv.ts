import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { plainDate } from '@narthex/shared-contracts';

export interface CsvFile<Row> {
  /** The name of the file, which gets the day and the ending. */
  readonly name: string;
  /** Key of a row -> heading, in the order of the file. */
  readonly columns: Readonly<Record<string, string>>;
  readonly rows: AsyncIterable<Row> | Iterable<Row>;
}

/**
 * Sends rows as a CSV file while they are read. Cells that a spreadsheet would run as a formula get an apostrophe before
 * them; the byte order mark tells Excel that it is UTF-8.
 */
export function sendCsv<Row extends object>(
  reply: FastifyReply,
  { name, columns, rows }: CsvFile<Row>,
): FastifyReply {
  const csv = stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    columns,
  });
  // A failure half-way ends the connection, so that nobody takes half a file for a whole one.
  pipeline(Readable.from(rows), csv, (error) => error && reply.log.error(error, 'A CSV file broke off'));
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${plainDate(new Date())}.csv"`)
    .send(csv);
}
