import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '../../styles/class-names';
import { VisuallyHidden } from '../../layout/visually-hidden';
import { useIsPhone } from '../../screen-width/use-media-query';
import { RowSheet } from './row-sheet';
import styles from './table.module.css';

/** As `aria-sort` spells it. */
export type SortDirection = 'ascending' | 'descending';
/** The sorted column and its direction. */
export type TableSort = { key: string; direction: SortDirection };

/** One column: its heading, and how a row fills it. */
export type TableColumn<Row> = {
  key: string;
  /** The heading; on a phone it stands before the value where all of a row is shown. */
  label: string;
  render: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** `title` is the first line on a phone; `actions` are what can be done to the row; `number` is set to the right; `date` has room for a day. */
  kind?: 'text' | 'title' | 'number' | 'date' | 'actions';
};

/** The rows as they are to be shown: sorted, filtered and paged by the caller. */
export type TableProps<Row> = {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What a row is called. On a phone it then takes two lines, and one button opens all of it with what can be done. */
  rowLabel?: (row: Row) => string;
  /** Rows that are switched off stand back. */
  isMuted?: (row: Row) => boolean;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
};

/** A real table where there is room; on a phone each row is a card or two lines. Sorting is the caller's, this one asks for it. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowLabel, isMuted, sort, onSort } = props;
  const label = useIsPhone() ? rowLabel : undefined;
  const shown = label ? columns.filter(({ kind }) => kind !== 'actions') : columns;
  // The roles are written out because `display: block`, which makes the cards, takes them away.
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
                </td>
              ))}
              {label ? (
                <td role="cell" data-kind="sheet">
                  <RowSheet
                    title={label(row)}
                    facts={shown.map((column) => ({ ...column, value: column.render(row) }))}
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
