import { useState } from 'react';
import { Plus } from 'lucide-react';
import {
  Badge,
  Button,
  ListTools,
  Pagination,
  SelectField,
  Table,
  type TableColumn,
  type TableSort,
} from '../../src/index';
import { Example, Section } from '../example';

interface EventRow {
  readonly id: number;
  readonly title: string;
  readonly date: string;
  readonly seats: number;
  readonly isPublished: boolean;
}

const EVENTS: readonly EventRow[] = [
  { id: 1, title: 'Choir retreat', date: '28 November 2026', seats: 40, isPublished: true },
  {
    id: 2,
    title: 'Health talk with questions from everybody',
    date: '2 December 2026',
    seats: 120,
    isPublished: false,
  },
  { id: 3, title: 'Vespers', date: '4 December 2026', seats: 0, isPublished: true },
];

const COLUMNS: readonly TableColumn<EventRow>[] = [
  { key: 'title', label: 'Title', kind: 'title', isSortable: true, render: (row) => row.title },
  { key: 'date', label: 'Date', isSortable: true, render: (row) => row.date },
  { key: 'seats', label: 'Seats', kind: 'number', render: (row) => row.seats },
  {
    key: 'status',
    label: 'Status',
    render: (row) => (
      <Badge tone={row.isPublished ? 'good' : 'neutral'}>{row.isPublished ? 'Published' : 'Draft'}</Badge>
    ),
  },
  {
    key: 'actions',
    label: 'Actions',
    kind: 'actions',
    render: () => (
      <Button size="small" variant="quiet">
        Edit
      </Button>
    ),
  },
];

export function ListExamples() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(2);
  const [sort, setSort] = useState<TableSort>({ key: 'title', direction: 'ascending' });
  return (
    <Section title="Lists">
      <Example title="ListTools" isWide>
        <ListTools
          searchLabel="Search events"
          search={search}
          onSearch={setSearch}
          count="3 events"
          action={
            <Button>
              <Plus size={18} aria-hidden="true" />
              Add event
            </Button>
          }
        >
          <SelectField label="Status" options={[{ value: 'all', label: 'All' }]} />
        </ListTools>
      </Example>
      <Example title="Table: sortable; cards on a phone" isWide>
        <Table
          caption="Events"
          columns={COLUMNS}
          rows={EVENTS}
          rowKey={(row) => row.id}
          sort={sort}
          onSort={setSort}
        />
      </Example>
      <Example title="Pagination" isWide>
        <Pagination page={page} pageCount={5} onPage={setPage} label="Events" />
      </Example>
    </Section>
  );
}
