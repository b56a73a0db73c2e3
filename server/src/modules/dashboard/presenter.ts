import { formatTimeAgo } from '@narthex/shared-contracts';
import type {
  AdminDashboard,
  AttentionItem,
  LeaderOverview,
} from '@narthex/shared-contracts/schemas/dashboard';
import type { Say } from '../../responses/translate-message';
import type { countTotals, listActivities, listMinistries } from './repository';
import type { listNextEvents } from './overview-repository';

type Rows<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>;

export interface NamedThing {
  readonly id: number;
  readonly title: string;
}

export function presentTotals(totals: Rows<typeof countTotals>) {
  return {
    total_members: totals.members,
    total_events: totals.events,
    total_sermons: totals.sermons,
    total_prayer_requests: totals.prayerRequests,
    pending_prayer_requests: totals.pendingPrayerRequests,
    total_ministries: totals.ministries,
    total_announcements: totals.announcements,
    // The site records no donations yet, so there is nothing to add up.
    total_donations: null,
  };
}

export function presentActivities(
  rows: Rows<typeof listActivities>,
  timeZone: string,
  say: Say,
): AdminDashboard['recent_activities'] {
  return rows.map(({ type, action, name, by, time: timestamp }) => ({
    type,
    action: say(action),
    name,
    by,
    time: formatTimeAgo(timestamp, timeZone),
    timestamp,
  }));
}

export function presentMinistries(rows: Rows<typeof listMinistries>): AdminDashboard['ministries'] {
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    leader: row.leader,
    email: row.email,
    meetingTime: row.meetingTime,
    location: row.location,
    category: row.category,
    memberCount: row.memberCount,
    isActive: row.isActive,
  }));
}

export function presentNextEvents(rows: Rows<typeof listNextEvents>): LeaderOverview['upcoming'] {
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    start_datetime: row.start_datetime.toISOString(),
    location: row.location,
    status: row.status,
    going: row.going,
  }));
}

/** Writes one sentence for a single thing and another for several; returns nothing for none. */
export function presentItems(
  kind: AttentionItem['kind'],
  things: readonly NamedThing[],
  sentences: { readonly one: (title: string) => string; readonly many: (amount: number) => string },
): AttentionItem[] {
  const [first] = things;
  if (!first) return [];
  return things.length === 1
    ? [{ kind, text: sentences.one(first.title), count: 1, subject_id: first.id }]
    : [{ kind, text: sentences.many(things.length), count: things.length, subject_id: null }];
}

/** Writes a sentence for a number of things that have no page of their own; returns nothing for none. */
export function presentCount(kind: AttentionItem['kind'], amount: number, text: string): AttentionItem[] {
  return amount === 0 ? [] : [{ kind, text, count: amount, subject_id: null }];
}
