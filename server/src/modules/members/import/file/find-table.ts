import { MAX_IMPORT_ROWS } from '@narthex/shared-contracts';
import type { ImportColumn, ImportTarget } from '@narthex/shared-contracts/schemas/member-import';
import { t } from '@narthex/shared-contracts/translate';
import { fieldProblem } from '../../../../problem-error';
import { foldHeading, guessTarget } from './headings';
import type { Cells } from './split-cells';

/** Describes a column of the file and its position in each row. */
export interface FoundColumn extends ImportColumn {
  readonly at: number;
}

export interface FoundRow {
  /** Is the row number that a spreadsheet shows. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Describes the table in a file, without the lines above its headings. */
export interface FoundTable {
  readonly columns: readonly FoundColumn[];
  readonly rows: readonly FoundRow[];
}

/** Maps the label of a column to the field that the request chooses for it. */
export type ColumnChoices = Readonly<Record<string, ImportTarget>>;

/** Many people put titles, dates and logos above a table; this many rows are searched for headings. */
const MAX_ROWS_ABOVE = 30;
const MAX_SAMPLES = 3;
/** This is the limit of spreadsheets. Each column is examined in each row, so that the number must be limited. */
const MAX_COLUMNS = 16_384;
const SAMPLE_LENGTH = 40;

const refuse = (message: string) => fieldProblem('csv', message);
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === '');

/** Returns true for the headings of a further page, where somebody pasted several lists below each other. */
const repeats = (headings: readonly string[], cells: readonly string[]) =>
  headings.length > 0 &&
  headings.every((heading, at) => foldHeading(heading) === foldHeading(cells[at] ?? ''));

/**
 * Returns true for a cell that belongs to a person and not to a heading: it contains an email address, a number or a
 * date.
 */
const isValue = (cell: string) => /@|\d{4,}|\d[./-]\d/.test(cell);

/** Returns the index of the row with the headings, or -1 if the file starts with a person. */
function findHeadings(cells: Cells): number {
  const top = cells.slice(0, MAX_ROWS_ABOVE);
  const ratings = top.map((row) => row.filter((cell) => guessTarget(cell) !== undefined).length);
  const best = Math.max(0, ...ratings);
  if (best >= 2) return ratings.indexOf(best);
  const widest = Math.max(0, ...top.map((row) => row.filter(Boolean).length));
  // A title fills one cell, so the headings are the first row with more than half of the widest row's cells.
  const first = top.findIndex((row) => row.filter(Boolean).length > widest / 2);
  return top[first]?.some(isValue) ? -1 : first;
}

const nameColumn = (at: number): string => {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${nameColumn(Math.floor(at / 26) - 1)}${letter}`;
};

function listSamples(rows: readonly FoundRow[], at: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[at] ?? '';
    if (cell !== '') samples.add(cell.length > SAMPLE_LENGTH ? `${cell.slice(0, SAMPLE_LENGTH)}…` : cell);
    if (samples.size === MAX_SAMPLES) break;
  }
  return [...samples];
}

const hasCommas = (samples: readonly string[]) =>
  samples.length > 0 && samples.every((sample) => sample.includes(','));

function describeColumns(
  headings: readonly string[],
  width: number,
  rows: readonly FoundRow[],
  choices: ColumnChoices,
): FoundColumn[] {
  const labels = new Set<string>();
  const taken = new Set<ImportTarget>();
  const columns: FoundColumn[] = [];
  for (let at = 0; at < width; at += 1) {
    const heading = headings[at] ?? '';
    const samples = listSamples(rows, at);
    // Many spreadsheets end each row with empty cells that were edited once.
    if (samples.length === 0 && guessTarget(heading) === undefined) continue;
    const place = `column ${nameColumn(at)}`;
    const label =
      heading === '' ? `Column ${nameColumn(at)}` : labels.has(heading) ? `${heading} (${place})` : heading;
    labels.add(label);
    let guess = guessTarget(heading) ?? null;
    // If a full name has no comma, the importer must say whether the first or the last name comes first.
    if (guess === 'full_name' && !hasCommas(samples) && !/^(first|given)/.test(foldHeading(heading)))
      guess = null;
    if (guess !== null && guess !== 'ignore' && taken.has(guess)) guess = null;
    if (guess !== null) taken.add(guess);
    columns.push({
      at,
      label,
      samples,
      target: Object.hasOwn(choices, label) ? (choices[label] ?? guess) : guess,
      is_asked: guess === null,
    });
  }
  return columns;
}

/** Finds the table in a file and what each of its columns contains. Throws 422 if there is no table. */
export function findTable(cells: Cells, choices: ColumnChoices): FoundTable {
  if (cells.every(isBlank)) throw refuse(t('The file is empty'));
  const headingsAt = findHeadings(cells);
  const headings = cells[headingsAt] ?? [];
  const rows = cells
    .map((row, index) => ({ row: index + 1, cells: row }))
    .slice(headingsAt + 1)
    .filter((row) => !isBlank(row.cells) && !repeats(headings, row.cells));
  if (rows.length === 0) throw refuse(t('The file has no rows below its headings.'));
  if (rows.length > MAX_IMPORT_ROWS)
    throw refuse(
      t('At most {most} rows at once: this file has {count}.', {
        most: MAX_IMPORT_ROWS.toLocaleString('en-US'),
        count: rows.length.toLocaleString('en-US'),
      }),
    );
  const width = rows.reduce((most, { cells: { length } }) => Math.max(most, length), headings.length);
  if (width > MAX_COLUMNS)
    throw refuse(
      t('At most {most} columns: this file has {count}.', {
        most: MAX_COLUMNS.toLocaleString('en-US'),
        count: width.toLocaleString('en-US'),
      }),
    );
  return { columns: describeColumns(headings, width, rows, choices), rows };
}

const FULL_NAMES: readonly ImportTarget[] = ['full_name', 'full_name_reversed'];
const PARTS_OF_NAMES: readonly ImportTarget[] = ['first_name', 'other_names', 'last_name'];

/** Returns what is wrong with the chosen columns together, or null. Also returns null while some aren't chosen yet. */
export function findColumnProblem(columns: readonly FoundColumn[]): string | null {
  const targets = columns.map(({ target }) => target);
  if (targets.includes(null)) return null;
  const twice = columns.find(({ target }, index) => target !== 'ignore' && targets.indexOf(target) !== index);
  if (twice) {
    const first = columns[targets.indexOf(twice.target)];
    return t(
      'The columns “{first}” and “{second}” can’t both be the same. Choose another for one of them, or leave it out.',
      { first: first?.label ?? '', second: twice.label },
    );
  }
  const has = (wanted: readonly ImportTarget[]) =>
    columns.find(({ target }) => target && wanted.includes(target));
  const whole = has(FULL_NAMES);
  const part = has(PARTS_OF_NAMES);
  if (whole && part)
    return t('“{whole}” holds the whole name already. Leave out “{part}”, or leave out “{whole}”.', {
      whole: whole.label,
      part: part.label,
    });
  if (whole) return null;
  const hasFirst = has(['first_name']);
  if (has(['last_name'])) return hasFirst ? null : t('No column holds the first name. Say which one does.');
  return hasFirst
    ? t('No column holds the last name. Say which one does.')
    : t('No column holds the first name and the last name. Say which one does.');
}
