import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table } from './table';
import type { TableColumn, TableSort } from './table';

type Row = { id: number; title: string; going: number };

const rows: Row[] = [
  { id: 1, title: 'Vespers', going: 132 },
  { id: 2, title: 'Choir practice', going: 24 },
];
const columns: TableColumn<Row>[] = [
  { key: 'title', label: 'Title', render: (row) => row.title, kind: 'title', isSortable: true },
  { key: 'going', label: 'Going', render: (row) => row.going, kind: 'number' },
  { key: 'actions', label: 'Actions', render: (row) => <button>Edit {row.title}</button>, kind: 'actions' },
];

function show(sort?: TableSort, onSort?: (sort: TableSort) => void) {
  render(<Table caption="Events" {...{ columns, rows, sort, onSort }} rowKey={(row) => row.id} />);
}

it('is a table with a name, headings and rows', () => {
  show();
  const table = screen.getByRole('table', { name: 'Events' });
  expect(within(table).getByRole('columnheader', { name: 'Going' })).toBeInTheDocument();
  expect(within(table).getByRole('row', { name: 'Vespers 132 Edit Vespers' })).toBeInTheDocument();
});

it('names each value, for the cards of a phone', () => {
  show();
  expect(screen.getByRole('cell', { name: '132' })).toHaveAttribute('data-label', 'Going');
});

it('asks for the other direction when the sorted heading is pressed', async () => {
  const user = userEvent.setup();
  const onSort = jest.fn();
  show({ key: 'title', direction: 'ascending' }, onSort);
  expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect(onSort).toHaveBeenCalledWith({ key: 'title', direction: 'descending' });
});
