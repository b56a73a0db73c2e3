import { musicEvent } from '../testing';
import { selectEvents, type EventFilters } from './select-events';

const now = Date.parse('2026-11-21T09:00:00Z');
const on = (id: number, day: string, changes = {}) =>
  musicEvent({ id, start_datetime: `${day}T07:00:00Z`, end_datetime: `${day}T08:00:00Z`, ...changes });
const events = [
  on(1, '2026-10-02', { title: 'Auditions' }),
  on(2, '2026-12-11', { title: 'Carols', status: 'draft' }),
  on(3, '2026-11-27', { title: 'Vespers', location: 'Chapel' }),
  on(4, '2026-11-01', { title: 'Berean walk', description: 'Through the campus' }),
];

it.each<[string, Partial<EventFilters>, number[]]>([
  ['puts what is ahead first, then the latest that is over', {}, [3, 2, 4, 1]],
  ['orders by date', { sort: 'date-asc' }, [1, 4, 3, 2]],
  ['orders by date, newest first', { sort: 'date-desc' }, [2, 3, 4, 1]],
  ['orders by title', { sort: 'title-asc' }, [1, 4, 2, 3]],
  ['filters by status', { status: 'draft' }, [2]],
  ['finds words of the title, the description and the place', { search: ' CAMPUS ' }, [4]],
  ['finds a place', { search: 'chapel' }, [3]],
])('%s', (_title, filters, ids) => {
  const found = selectEvents(events, { search: '', status: '', sort: 'coming', ...filters }, now);
  expect(found.map(({ id }) => id)).toEqual(ids);
});
