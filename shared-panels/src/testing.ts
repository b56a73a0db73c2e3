import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { fakeEvent } from '@narthex/shared-contracts/testing';

/** What every test of a dashboard or panel needs of `GET /v1/site`. */
export const fakeSite = { body: { success: true, data: { name: 'Mwangaza', time_zone: 'Africa/Nairobi' } } };

/** An event of the music department, for tests. */
export const musicEvent = (changes: Partial<ChurchEvent> = {}) =>
  fakeEvent({ department: 'music', ...changes });

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
