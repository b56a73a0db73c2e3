import { CsvError, parse } from 'csv-parse/sync';
import { LIMITS } from '@narthex/shared-contracts';
import {
  MEMBER_COLUMNS,
  memberRowSchema,
  type MemberColumn,
  type MemberRowInput,
} from '@narthex/shared-contracts/schemas/member-import';
import { fieldProblem } from '../../../problem-error';

/** A row of the file as it was read, with its number there; the first row holds the columns' names. */
export interface FileRow {
  readonly row: number;
  readonly input: MemberRowInput;
}

export interface RowError {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

export interface MemberFile {
  /** How many rows there are, without the first one. */
  readonly total: number;
  readonly rows: readonly FileRow[];
  readonly errors: readonly RowError[];
  readonly ignoredColumns: readonly string[];
}

type Cells = Readonly<Record<string, string>>;

const COLUMNS = Object.keys(MEMBER_COLUMNS) as MemberColumn[];
const REQUIRED: readonly MemberColumn[] = ['first_name', 'last_name'];
const DELIMITERS = [',', ';', '\t'] as const;

const refuse = (message: string) => fieldProblem('csv', message);

/** `First Name` and `first_name` are one column. */
const toKey = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_');

/** Spreadsheets write a comma, a semicolon or a tab, by the language they are set to. */
function findDelimiter(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0] ?? ',';
}

function parseCells(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: findDelimiter(text),
      trim: true,
      relax_column_count: true,
      max_record_size: 10_000,
    });
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw refuse(`The file can’t be read as CSV: ${cause.message}`);
  }
}

/** An export puts an apostrophe before what a spreadsheet would run. */
const stripApostrophe = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');

const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;

/** Spreadsheets here write 28/11/2026. */
const toIsoDay = (cell: string) =>
  cell.replace(
    DAY_FIRST,
    (_, day: string, month: string, year: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

const toInput = (cells: Cells) => ({
  ...cells,
  date_of_birth: toIsoDay(cells['date_of_birth'] ?? ''),
  membership_date: toIsoDay(cells['membership_date'] ?? ''),
  status: (cells['status'] ?? '').toLowerCase(),
});

/** Reads and checks a file of members. Throws where there is nothing to check row by row. */
export function readMemberFile(text: string): MemberFile {
  if (text.includes('\uFFFD')) throw refuse('The file isn’t UTF-8. Save it as “CSV UTF-8” and try again.');
  const [headings = [], ...records] = parseCells(text);
  const keys = headings.map(toKey);
  const missing = REQUIRED.filter((column) => !keys.includes(column));
  if (missing.length > 0)
    throw refuse(
      `The first row lacks ${missing.map((column) => `“${MEMBER_COLUMNS[column]}”`).join(' and ')}.`,
    );
  const twice = COLUMNS.find((column) => keys.filter((key) => key === column).length > 1);
  if (twice) throw refuse(`The column “${MEMBER_COLUMNS[twice]}” is there twice.`);
  if (records.length === 0) throw refuse('The file has no rows below the first one.');
  if (records.length > LIMITS.importRows)
    throw refuse(
      `At most ${LIMITS.importRows.toLocaleString('en-US')} rows at once: this file has ${records.length.toLocaleString('en-US')}.`,
    );

  // A file may have thousands of other columns.
  const places = COLUMNS.map((column) => [column, keys.indexOf(column)] as const).filter(([, at]) => at >= 0);
  const rows: FileRow[] = [];
  const errors: RowError[] = [];
  records.forEach((record, index) => {
    const row = index + 2;
    // A row of a spreadsheet that somebody emptied.
    if (record.every((cell) => cell === '')) return;
    const cells = Object.fromEntries(
      places.map(([column, at]) => [column, stripApostrophe(record[at] ?? '')]),
    );
    const checked = memberRowSchema.safeParse(toInput(cells));
    if (checked.success) rows.push({ row, input: checked.data });
    else
      errors.push(
        ...checked.error.issues.map(({ path, message }) => ({ row, field: String(path[0]), message })),
      );
  });
  const ignoredColumns = headings.filter((_, at) => !COLUMNS.some((column) => column === keys[at]));
  return { total: records.length, rows, errors, ignoredColumns };
}
