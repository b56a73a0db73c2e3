import { t } from '@narthex/shared-contracts/translate';
import { fieldProblem } from '../../../../problem-error';
import { findColumnProblem, findTable, type ColumnChoices, type FoundColumn } from './find-table';
import type { DateOrder } from './read-dates';
import { readRows, type ReadRows } from './read-rows';
import { splitCells } from './split-cells';

export interface MemberFile extends ReadRows {
  /** Counts the people in the file. */
  readonly total: number;
  readonly columns: readonly FoundColumn[];
  readonly columnProblem: string | null;
}

export interface FileChoices {
  readonly columns: ColumnChoices;
  readonly date_order?: DateOrder | undefined;
}

const NOTHING_READ: ReadRows = { rows: [], errors: [], dateQuestion: null };

/** Reads and checks a file of members with the chosen columns. Throws 422 if it contains no table. */
export function readMemberFile(csv: string, choices: FileChoices): MemberFile {
  if (csv.includes('\uFFFD'))
    throw fieldProblem('csv', t('The file isn’t UTF-8. Save it as “CSV UTF-8” and try again.'));
  const table = findTable(splitCells(csv), choices.columns);
  const columnProblem = findColumnProblem(table.columns);
  const isDecided = columnProblem === null && table.columns.every(({ target }) => target !== null);
  const read = isDecided ? readRows(table, choices.date_order) : NOTHING_READ;
  return { ...read, total: table.rows.length, columns: table.columns, columnProblem };
}
