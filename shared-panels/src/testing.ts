import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';

/** What every test of a dashboard or panel needs of `GET /v1/site`. */
export const fakeSite = { body: { success: true, data: { name: 'Mwangaza', time_zone: 'Africa/Nairobi' } } };

/** An event for tests; `changes` say what matters to one. */
export function fakeEvent(changes: Partial<ChurchEvent> = {}): ChurchEvent {
  return {
    id: 1,
    title: 'Vespers with the choirs',
    description: 'The Sabbath opens with song.',
    start_datetime: '2026-11-27T15:30:00.000Z',
    end_datetime: '2026-11-27T17:00:00.000Z',
    event_date: '2026-11-27',
    start_time: '18:30',
    location: 'Main Assembly Hall',
    event_type: 'worship',
    status: 'published',
    featured_image: null,
    additional_info: null,
    is_recurring: false,
    recurrence_pattern: null,
    max_attendees: null,
    entry_fee: null,
    department: 'music',
    attendees_count: 0,
    ...changes,
  };
}

/** An overview for tests. */
export function fakeOverview(changes: Partial<LeaderOverview> = {}): LeaderOverview {
  return {
    attention: [],
    figures: [
      { label: 'Upcoming events', value: 5, note: null },
      { label: 'People going', value: 1320, note: 'to upcoming events' },
    ],
    upcoming: [],
    activities: [],
    events_by_month: [
      { month: '2026-10', count: 4 },
      { month: '2026-11', count: 6 },
      { month: '2026-12', count: 0 },
    ],
    ...changes,
  };
}
