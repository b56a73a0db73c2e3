import {
  memberRowSchema,
  type MemberColumn,
  type MemberRowInput,
} from '@narthex/shared-contracts/schemas/member-import';
import { t } from '@narthex/shared-contracts/translate';
import { toInternational, formatPhone } from '../../../../phones/phone-number';
import type { FoundColumn, FoundRow, FoundTable } from './find-table';
import { findDateOrder, readDate, type DateOrder } from './read-dates';

const lastWord = /^(.*)\s(\S+)$/s;

type Name = { readonly first_name: string; readonly last_name: string };

const oneName = (name: string) => ({
  message: t('“{name}” is one name only; write the first and the last name', { name }),
});

/**
 * Returns the name in a row: from its own columns, or from a column with the full name, where a comma ends the last
 * name. Otherwise returns a message.
 */
function splitName(cellOf: (target: string) => string): Name | { readonly message: string } {
  const whole = (cellOf('full_name') || cellOf('full_name_reversed')).replace(/\s+/g, ' ');
  if (whole === '') {
    const first = [cellOf('first_name'), cellOf('other_names')].filter(Boolean).join(' ');
    return { first_name: first, last_name: cellOf('last_name') };
  }
  const [family = '', given = ''] = whole.split(/\s*,\s*/);
  if (given !== '') return { first_name: given, last_name: family };
  if (cellOf('full_name_reversed') !== '') {
    const [last = '', ...others] = whole.split(' ');
    return others.length > 0 ? { first_name: others.join(' '), last_name: last } : oneName(whole);
  }
  const [, first, last] = lastWord.exec(whole) ?? [];
  return first && last ? { first_name: first, last_name: last } : oneName(whole);
}

/** Describes a row of the file with its number there. */
export interface FileRow {
  readonly row: number;
  readonly input: MemberRowInput;
}

export interface RowError {
  readonly row: number;
  readonly field: string;
  /** Is the heading of the column in the file. */
  readonly column: string;
  readonly message: string;
}

export interface DateQuestion {
  readonly columns: readonly string[];
  readonly example: string;
}

export interface ReadRows {
  readonly rows: readonly FileRow[];
  readonly errors: readonly RowError[];
  readonly dateQuestion: DateQuestion | null;
}

const DATES: readonly MemberColumn[] = ['date_of_birth', 'membership_date'];
const STATUSES: Readonly<Record<string, string>> = {
  yes: 'active',
  no: 'inactive',
  ndiyo: 'active',
  hapana: 'inactive',
  hai: 'active',
  'si hai': 'inactive',
};

/** Removes the apostrophe that our export puts before cells that a spreadsheet would run as a formula. */
const stripApostrophe = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** Reads `="0712345678"`, which keeps a spreadsheet from taking a text for a number. */
const stripFormula = (cell: string) => cell.replace(/^="(.*)"$/s, '$1');

/** People write this into a cell to say that they know nothing. In a column of names it could be a name. */
const EMPTY_CELL = /^(?:[-–—]+|n\/?a|n\.a\.|nil|none|null|hakuna|hana)$/i;
const NAMES: readonly string[] = [
  'first_name',
  'other_names',
  'last_name',
  'full_name',
  'full_name_reversed',
];

/** Corrects `712345678.0`: a number in a column that a spreadsheet formatted as an amount. */
const stripDecimals = (cell: string) => cell.replace(/^(\d{6,})[.,]0+$/, '$1');

/** Excel, Google Sheets and LibreOffice show these where a formula has no result. */
const ERROR_CELL = /^(?:#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|ERROR!)|Err:\d+)$/;

const toStatus = (cell: string) => STATUSES[cell.toLowerCase()] ?? cell.toLowerCase();

type Columns = ReadonlyMap<string, FoundColumn>;

const byTarget = (columns: readonly FoundColumn[]): Columns =>
  new Map(columns.flatMap((column) => (column.target ? [[column.target, column] as const] : [])));

/**
 * Returns the order of day and month for each column with dates. The importer's choice applies to ambiguous columns.
 */
function readOrders({ rows }: FoundTable, columns: Columns, said: DateOrder | undefined) {
  const orders = new Map<MemberColumn, DateOrder>();
  const open: { label: string; example: string }[] = [];
  for (const field of DATES) {
    const column = columns.get(field);
    if (!column) continue;
    const found = findDateOrder(rows.map(({ cells }) => cells[column.at] ?? ''));
    orders.set(field, found.order ?? said ?? 'day_first');
    if (found.open !== null) open.push({ label: column.label, example: found.open });
  }
  const question = open[0] ? { columns: open.map(({ label }) => label), example: open[0].example } : null;
  return { orders, question };
}

/** Returns the heading of the column that a field is read from. */
export const labelOf = (columns: readonly FoundColumn[], field: string): string => {
  const places = byTarget(columns);
  return (places.get(field) ?? places.get('full_name') ?? places.get('full_name_reversed'))?.label ?? field;
};

/** Reads and checks each row. Each mistake names its row and its column and says how to correct it. */
export function readRows(table: FoundTable, said: DateOrder | undefined): ReadRows {
  const columns = byTarget(table.columns);
  const { orders, question } = readOrders(table, columns, said);
  const rows: FileRow[] = [];
  const errors: RowError[] = [];

  function listErrorCells({ row, cells }: FoundRow): RowError[] {
    return [...columns].flatMap(([field, { at, label }]) => {
      const cell = cells[at] ?? '';
      if (field === 'ignore' || !ERROR_CELL.test(cell)) return [];
      const message = t('A spreadsheet shows the error {cell} here; correct the cell and save again', {
        cell,
      });
      return [{ row, field, column: label, message }];
    });
  }

  function readRow({ row, cells }: FoundRow) {
    const unusable = listErrorCells({ row, cells });
    if (unusable.length > 0) {
      errors.push(...unusable);
      return;
    }
    const cellOf = (target: string) => {
      const column = columns.get(target);
      const cell = column ? stripFormula(stripApostrophe(cells[column.at] ?? '')) : '';
      return EMPTY_CELL.test(cell) && !NAMES.includes(target) ? '' : cell;
    };
    const mistakes: RowError[] = [];
    const name = splitName(cellOf);
    if ('message' in name)
      mistakes.push({
        row,
        field: 'last_name',
        column: labelOf(table.columns, 'last_name'),
        message: name.message,
      });
    const input: Record<string, string> = {
      ...('message' in name ? { first_name: '-', last_name: '-' } : name),
      email: cellOf('email').replace(/^mailto:/i, ''),
      phone: stripDecimals(cellOf('phone')),
      address: cellOf('address'),
      status: toStatus(cellOf('status')),
    };
    for (const [field, order] of orders) {
      const read = readDate(cellOf(field), order);
      if ('day' in read) input[field] = read.day;
      else mistakes.push({ row, field, column: labelOf(table.columns, field), message: read.message });
    }
    const checked = memberRowSchema.safeParse(input);
    if (!checked.success)
      mistakes.push(
        ...checked.error.issues.map(({ path, message }) => ({
          row,
          field: String(path[0]),
          column: labelOf(table.columns, String(path[0])),
          message,
        })),
      );
    if (mistakes.length > 0 || !checked.success) errors.push(...mistakes);
    else rows.push({ row, input: withPhone(checked.data) });
  }

  table.rows.forEach(readRow);
  return { rows, errors, dateQuestion: question };
}

/** Formats the phone as the register shows it, so that two spellings of a number are equal. */
const withPhone = (input: MemberRowInput): MemberRowInput => ({
  ...input,
  phone: input.phone && formatPhone(toInternational(input.phone) ?? input.phone),
});
