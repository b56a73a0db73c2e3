import { Table, type TableColumn } from '@narthex/shared-ui';
import { formatMonth } from '../period/month-points';

type Figures = Readonly<Record<string, number | null>>;
interface MonthRow {
  readonly key: string;
  readonly label: string;
  readonly figures: Figures;
}

interface MonthTableProps {
  caption: string;
  /**
   * Maps names of figures to headings. A total is null if the person may not see the figure, which is left out then.
   */
  headings: Readonly<Record<string, string>>;
  months: readonly { readonly month: string }[];
  totals: Figures;
}

const pick = (row: object, names: readonly string[]): Figures =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));

/** Renders monthly figures and their sums as a table. */
export function MonthTable({ caption, headings, months, totals }: MonthTableProps) {
  const names = Object.keys(headings).filter((name) => totals[name] !== null);
  const columns: TableColumn<MonthRow>[] = [
    { key: 'month', label: 'Month', kind: 'title', render: ({ label }) => label },
    ...names.map((name): TableColumn<MonthRow> => ({
      key: name,
      label: headings[name] ?? name,
      kind: 'number',
      render: ({ figures }) => (figures[name] ?? 0).toLocaleString('en-US'),
    })),
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rowKey={({ key }) => key}
      rows={[
        ...months.map((row) => ({
          key: row.month,
          label: formatMonth(row.month),
          figures: pick(row, names),
        })),
        { key: 'total', label: 'Total', figures: totals },
      ]}
    />
  );
}
