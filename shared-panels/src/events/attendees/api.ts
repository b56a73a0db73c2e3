import { call } from '@narthex/shared-auth';
import type { Attendee } from '@narthex/shared-contracts/schemas/events';

const PAGE_SIZE = 100;

/** Contains the people who come to one occurrence of an event, in the order of the alphabet. */
export interface Attendees {
  /** Holds the start of the occurrence, ISO 8601. */
  readonly occurrence: string;
  readonly people: readonly Attendee[];
}

/** Loads all attendees of the next occurrence of an event: whoever stands at the door looks for a name, not for a page. */
export async function listAttendees(id: number, signal: AbortSignal): Promise<Attendees> {
  const people: Attendee[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, per_page: PAGE_SIZE };
    const { data, occurrence } = await call('attendees.list', { id, query }, { signal });
    people.push(...data);
    if (data.length < PAGE_SIZE)
      return { occurrence, people: people.sort((a, b) => a.name.localeCompare(b.name)) };
  }
}
