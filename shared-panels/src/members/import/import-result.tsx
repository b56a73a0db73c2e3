import { MEMBER_COLUMNS, type MemberImportResult } from '@narthex/shared-contracts/schemas/member-import';
import { Pagination, StatList, Table } from '@narthex/shared-ui';
import { useState } from 'react';
import styles from './import.module.css';

const ROWS_PER_PAGE = 10;

type ImportError = MemberImportResult['errors'][number];

const getLabel = (field: string) =>
  Object.entries(MEMBER_COLUMNS).find(([column]) => column === field)?.[1] ?? field;

const COLUMNS = [
  { key: 'row', label: 'Row', kind: 'title' as const, render: ({ row }: ImportError) => `Row ${row}` },
  { key: 'field', label: 'Field', render: ({ field }: ImportError) => getLabel(field) },
  { key: 'message', label: 'What is wrong', render: ({ message }: ImportError) => message },
];

/** What a file would do, and each of its mistakes. */
export function ImportResult({ result }: { result: MemberImportResult }) {
  const { errors, ignored_columns: ignored } = result;
  const [page, setPage] = useState(1);
  const shown = errors.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  return (
    <section className={styles.content} aria-label="What the file would do">
      <StatList
        label="What the file would do"
        stats={[
          { key: 'created', value: result.created, label: 'new' },
          { key: 'changed', value: result.changed, label: 'changed' },
          { key: 'skipped', value: result.skipped, label: 'left as they are' },
          { key: 'errors', value: new Set(errors.map(({ row }) => row)).size, label: 'with mistakes' },
        ]}
      />
      {ignored.length > 0 ? <p>These columns are not read: {ignored.join(', ')}.</p> : null}
      {errors.length > 0 ? (
        <>
          <p>Correct these rows in the file and choose it again. Nothing is imported while one is wrong.</p>
          <Table
            caption="Rows with mistakes"
            columns={COLUMNS}
            rows={shown}
            rowKey={({ row, field }) => `${row} ${field}`}
          />
          <Pagination
            label="Rows with mistakes"
            page={page}
            pageCount={Math.ceil(errors.length / ROWS_PER_PAGE)}
            onPage={setPage}
          />
        </>
      ) : result.created + result.changed === 0 ? (
        <p>Everybody in the file is in the register already, as the file says.</p>
      ) : null}
    </section>
  );
}
