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

describe('on a phone', () => {
  const onDelete = jest.fn();
  beforeEach(() => {
    jest
      .spyOn(window, 'matchMedia')
      .mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList);
  });
  const withActions: TableColumn<Row>[] = [
    ...columns.filter(({ kind }) => kind !== 'actions'),
    {
      key: 'actions',
      label: 'Actions',
      kind: 'actions',
      render: ({ title }) => (
        <>
          <button onClick={onDelete}>Delete {title}</button>
          <button aria-haspopup="dialog">Show {title}</button>
        </>
      ),
    },
  ];
  const showLines = (described = withActions) =>
    render(
      <Table
        caption="Events"
        columns={described}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
      />,
    );

  it('opens what a row says and what can be done to it by one button', async () => {
    const user = userEvent.setup();
    showLines();
    expect(screen.queryByRole('button', { name: 'Delete Vespers' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More about Vespers' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Vespers' }));
    expect(sheet.getByText('132')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Delete Vespers' }));
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // When the sheet of the action closes, the focus returns to the button that opened it.
    expect(screen.getByRole('button', { name: 'More about Vespers' })).toHaveFocus();
  });

  it('stays open behind what opens a dialog of its own', async () => {
    const user = userEvent.setup();
    showLines();
    await user.click(screen.getByRole('button', { name: 'More about Vespers' }));
    await user.click(screen.getByRole('button', { name: 'Show Vespers' }));
    expect(screen.getByRole('dialog', { name: 'Vespers' })).toBeInTheDocument();
  });

  it('begins the values of a row with its status, and leaves its picture to the sheet', async () => {
    const user = userEvent.setup();
    showLines([
      { key: 'picture', label: 'Picture', render: () => 'A picture', kind: 'picture' },
      ...withActions,
      { key: 'status', label: 'Status', render: () => 'Draft', kind: 'status' },
    ]);
    expect(screen.getByRole('row', { name: /^Vespers Draft 132/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More about Vespers' }));
    expect(
      within(screen.getByRole('dialog', { name: 'Vespers' })).getByText('A picture'),
    ).toBeInTheDocument();
  });

  it('ends the first line with the status where a date with its times begins the second', () => {
    showLines([
      ...withActions,
      { key: 'when', label: 'When', render: () => 'Jmosi 5 Des, 2:00 PM - 5:00 PM', kind: 'date' },
      { key: 'status', label: 'Status', render: () => 'Draft', kind: 'status' },
    ]);
    expect(screen.getByRole('cell', { name: 'Vespers Draft' })).toBeInTheDocument();
    expect(screen.getAllByText('Draft')).toHaveLength(rows.length);
  });

  it('shows all of a row that has no name', () => {
    render(<Table caption="Events" {...{ columns, rows }} rowKey={({ id }) => id} />);
    expect(screen.getByRole('button', { name: 'Edit Vespers' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^More/ })).not.toBeInTheDocument();
  });
});
