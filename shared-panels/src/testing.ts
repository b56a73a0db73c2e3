import type { FakeResponse } from '@narthex/shared-auth/testing';
import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import type { Member } from '@narthex/shared-contracts/schemas/members';
import type { Ministry } from '@narthex/shared-contracts/schemas/ministries';
import { fakeEvent } from '@narthex/shared-contracts/testing';

/** Every test of a dashboard or panel needs this response of `GET /v1/site`. */
export const fakeSite = { body: { success: true, data: { name: 'Mwangaza', time_zone: 'Africa/Nairobi' } } };

/** Replaces the layout functions that jsdom lacks: the rich-text editor needs the position of the cursor to scroll. */
export function fakeTextLayout(): void {
  const nowhere = { left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 };
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere });
}

interface ListedRow {
  readonly id: number;
}

/**
 * Creates a list endpoint for tests that searches, filters by parameters named like fields, sorts and pages as the
 * server does. Pass a function if the rows change.
 */
export function fakeList<Row extends ListedRow>(
  source: readonly Row[] | (() => readonly Row[]),
): Extract<FakeResponse, (request: never) => unknown> {
  const PAGING = ['search', 'sort', 'page', 'per_page'];
  return ({ params = {} }) => {
    const search = String(params['search'] ?? '').toLowerCase();
    const sort = String(params['sort'] ?? '');
    const page = Number(params['page'] ?? 1);
    const perPage = Number(params['per_page'] ?? 20);
    const read = (row: Row, field: string) =>
      String(Object.entries(row).find(([name]) => name === field)?.[1]);
    const found = (typeof source === 'function' ? source() : source)
      .filter((row) => Object.values(row).some((value) => String(value).toLowerCase().includes(search)))
      .filter((row) =>
        Object.entries(params).every(
          ([name, value]) => PAGING.includes(name) || !(name in row) || read(row, name) === value,
        ),
      );
    const field = sort.replace('-', '');
    const sorted = sort
      ? [...found].sort((a, b) => read(a, field).localeCompare(read(b, field), 'en'))
      : found;
    if (sort.startsWith('-')) sorted.reverse();
    const meta = { page, per_page: perPage, limit: perPage, total: found.length, has_more_than_total: false };
    return { body: { success: true, data: sorted.slice((page - 1) * perPage, page * perPage), meta } };
  };
}

/** Creates an event of the music department for tests. */
export const musicEvent = (changes: Partial<ChurchEvent> = {}) =>
  fakeEvent({ department: 'music', ...changes });

/** Creates a member with an account for tests. */
export const fakeMember = (changes: Partial<Member> = {}): Member => ({
  id: 5,
  version: 1,
  first_name: 'Wanjiru',
  last_name: 'Kamau',
  email: 'wanjiru@demo.test',
  phone: '+254 700 000 001',
  date_of_birth: null,
  address: 'Hostel 4',
  membership_date: '2020-05-09',
  status: 'active',
  role: 'member',
  has_account: true,
  email_confirmed: true,
  invited_at: null,
  photo_url: null,
  ministries: [],
  departments: [],
  created_at: '2026-01-10T06:00:00Z',
  ...changes,
});

/** Creates a ministry for tests. */
export const fakeMinistry = (changes: Partial<Ministry> = {}): Ministry => ({
  id: 3,
  name: 'Church Choir',
  description: 'Leads the singing on Sabbath.',
  leader: 'Kevin Were',
  email: 'choir@demo.test',
  meetingTime: 'Sundays',
  location: null,
  category: 'worship',
  memberCount: 38,
  isActive: true,
  department: 'music',
  ministryPage: 'church_choir',
  version: 2,
  ...changes,
});

/** Creates an overview for tests. */
export function fakeOverview(changes: Partial<LeaderOverview> = {}): LeaderOverview {
  return {
    attention: [],
    figures: [
      { label: 'Upcoming events', value: 5, note: null },
      { label: 'Active members', value: 1320, note: '4 new this week' },
    ],
    upcoming: [],
    activities: [],
    events_by_month: [],
    ...changes,
  };
}
