import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../../styles/class-names';
import { VisuallyHidden } from '../../layout/visually-hidden';
import { useHasLines } from '../../browser/use-media-query';
import { RowSheet } from './row-sheet';
import styles from './table.module.css';

/** The names are the values of `aria-sort`. */
export type SortDirection = 'ascending' | 'descending';
/** The sorted column and its direction. */
export type TableSort = { key: string; direction: SortDirection };

/** Describes a column: its heading, and the content of its cells. */
export type TableColumn<Row> = {
  key: string;
  /** Holds the heading of the column. On a phone it is rendered before the value in rows that are cards. */
  label: string;
  render: (row: Row) => ReactNode;
  isSortable?: boolean;
  /**
   * `title` is the first line on a phone. A `date` or `day` begins the second, where it is never cut off, and `status`
   * follows; beside a `date`, which has room for a date and its times, it ends the first line instead. A `picture` has no
   * place in either. `actions` contains buttons; `number` is aligned to the right.
   */
  kind?: 'text' | 'title' | 'status' | 'number' | 'date' | 'day' | 'picture' | 'actions';
};

/** Describes the props of a table. The caller sorts, filters and pages the rows. */
export type TableProps<Row> = {
  /** Holds the accessible name of the table. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Returns the name of a row. With it, a row has two lines on a phone, and a button opens its values and actions. */
  rowLabel?: (row: Row) => string;
  /** Muted rows are rendered in grey, for example inactive ones. */
  isMuted?: (row: Row) => boolean;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
};

/** Renders a table. On a phone each row is a card or two lines. Sorting is left to the caller. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowLabel, isMuted, sort, onSort } = props;
  const label = useHasLines() ? rowLabel : undefined;
  const facts = columns.filter(({ kind }) => kind !== 'actions');
  const status = label && columns.some(({ kind }) => kind === 'date') ? columns.find(isStatus) : undefined;
  const shown = label ? inLines(facts).filter((column) => column !== status) : columns;
  // The roles are explicit because `display: block`, which the cards need, removes them.
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table" data-layout={label ? 'lines' : undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {shown.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                data-kind={column.kind}
                aria-sort={sort?.key === column.key ? sort.direction : undefined}
              >
                <Heading column={column} sort={sort} onSort={onSort} />
              </th>
            ))}
            {label ? (
              <th role="columnheader" scope="col">
                <VisuallyHidden>More</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={rowKey(row)} data-state={isMuted?.(row) ? 'muted' : undefined}>
              {shown.map((column) => (
                <td key={column.key} role="cell" data-label={column.label} data-kind={column.kind}>
                  <div className={styles.value}>{column.render(row)}</div>
                  {status && column.kind === 'title' ? (
                    <div className={styles.status}>{status.render(row)}</div>
                  ) : null}
                </td>
              ))}
              {label ? (
                <td role="cell" data-kind="sheet">
                  <RowSheet
                    title={label(row)}
                    facts={facts.map((column) => ({ ...column, value: column.render(row) }))}
                    actions={columns.find(({ kind }) => kind === 'actions')?.render(row)}
                  />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isStatus = ({ kind }: Pick<TableColumn<unknown>, 'kind'>) => kind === 'status';

/** Lists kinds from the third to the first of the two lines' columns; all others come after these. */
const LINE_ORDER: readonly TableColumn<unknown>['kind'][] = ['status', 'day', 'date', 'title'];

/** Returns the columns of rows with two lines. */
function inLines<Row>(columns: readonly TableColumn<Row>[]): TableColumn<Row>[] {
  const rankOf = ({ kind = 'text' }: TableColumn<Row>) => LINE_ORDER.indexOf(kind);
  return columns.filter(({ kind }) => kind !== 'picture').sort((a, b) => rankOf(b) - rankOf(a));
}

type HeadingProps<Row> = Pick<TableProps<Row>, 'sort' | 'onSort'> & { column: TableColumn<Row> };

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  if (column.kind === 'actions') return <VisuallyHidden>{column.label}</VisuallyHidden>;
  if (!column.isSortable || !onSort) return column.label;
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Icon = direction === 'ascending' ? ArrowUp : direction ? ArrowDown : ChevronsUpDown;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <button
      type="button"
      className={classNames(styles.sort, direction && styles.sorted)}
      onClick={() => onSort({ key: column.key, direction: next })}
    >
      {column.label}
      <Icon size={15} aria-hidden="true" />
    </button>
  );
}
