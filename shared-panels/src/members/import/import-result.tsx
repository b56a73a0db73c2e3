import type { MemberImportResult } from '@narthex/shared-contracts/schemas/member-import';
import { t } from '@narthex/shared-contracts/translate';
import { Pagination, StatList, Table, type TableColumn } from '@narthex/shared-ui';
import { useState } from 'react';
import { countImport } from './count-import';
import { MatchList } from './match-list';
import type { Decisions } from './use-member-import';
import styles from './import.module.css';

const ROWS_PER_PAGE = 10;

type ImportError = MemberImportResult['errors'][number];
type LeftRow = MemberImportResult['left'][number];

const ERROR_COLUMNS: readonly TableColumn<ImportError>[] = [
  { key: 'row', label: 'Row', kind: 'title', render: ({ row }) => t('Row {row}', { row }) },
  { key: 'column', label: 'Column', render: ({ column }) => column },
  { key: 'message', label: 'What is wrong', render: ({ message }) => message },
];
const LEFT_COLUMNS: readonly TableColumn<LeftRow>[] = [
  {
    key: 'row',
    label: 'Row',
    kind: 'title',
    render: ({ row, name }) => t('Row {row}: {name}', { row, name }),
  },
  { key: 'reason', label: 'Why', render: ({ reason }) => reason },
];

interface PagedTableProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

function PagedTable<Row>({ caption, rows, ...table }: PagedTableProps<Row>) {
  const [page, setPage] = useState(1);
  const shown = rows.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  return (
    <>
      <Table caption={caption} rows={shown} {...table} />
      <Pagination
        label={caption}
        page={page}
        pageCount={Math.ceil(rows.length / ROWS_PER_PAGE)}
        onPage={setPage}
      />
    </>
  );
}

interface ImportResultProps {
  result: MemberImportResult;
  decisions: Decisions;
  onDecide: (made: Decisions) => void;
}

/** Renders the planned changes of an import: errors, matches to decide, changes and rows without effect. */
export function ImportResult({ result, decisions, onDecide }: ImportResultProps) {
  const { errors, matches, left, ignored_columns: ignored } = result;
  const counts = countImport(result, decisions);
  return (
    <section className={styles.content} aria-label="What the file would do">
      <StatList
        label="What the file would do"
        stats={[
          { key: 'created', value: counts.created, label: 'new' },
          { key: 'changed', value: counts.changed, label: 'with changes' },
          { key: 'open', value: counts.open, label: 'to decide' },
          { key: 'errors', value: new Set(errors.map(({ row }) => row)).size, label: 'with mistakes' },
        ]}
      />
      {ignored.length > 0 ? (
        <p>These columns are left out: {ignored.map((label) => `“${label}”`).join(', ')}.</p>
      ) : null}
      {errors.length > 0 ? (
        <>
          <p>Correct these rows in the file and choose it again. Nothing is imported while one is wrong.</p>
          <PagedTable
            caption="Rows with mistakes"
            columns={ERROR_COLUMNS}
            rows={errors}
            rowKey={({ row, field }) => `${row} ${field}`}
          />
        </>
      ) : null}
      <MatchList
        title="May be somebody in the register"
        text="Compare each row with the person beside it, and say who it is."
        matches={matches.filter(({ is_sure: isSure }) => !isSure)}
        decisions={decisions}
        onDecide={onDecide}
      />
      <MatchList
        title="In the register, with new values"
        text="These rows are people in the register. Untick what should stay as it is."
        matches={matches.filter(({ is_sure: isSure }) => isSure)}
        decisions={decisions}
        onDecide={onDecide}
      />
      {left.length > 0 ? (
        <details className={styles.details}>
          <summary>Left as they are: {left.length}, and why</summary>
          <PagedTable
            caption="Rows that change nothing"
            columns={LEFT_COLUMNS}
            rows={left}
            rowKey={({ row }) => String(row)}
          />
        </details>
      ) : null}
    </section>
  );
}
