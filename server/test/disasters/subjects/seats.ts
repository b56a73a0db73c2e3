import { eq } from 'drizzle-orm';
import { eventOccurrences, eventRsvps, events } from '../../../src/database/schema/events';
import type { People } from '../calls/people';
import type { SiteClient } from '../calls/site-client';
import type { SiteState, Subject } from './subject';
import { WrittenNames } from '../calls/written-names';

const SEATS = 3;
/** An event that began before the last round would take no RSVP. */
const BEGINS_IN_MS = 300 * 24 * 3_600_000;
const RSVPS_PER_EVENT = 60;

interface OpenEvent {
  readonly id: number;
  rsvps: number;
}

/** Members take and give back the seats of events that have fewer seats than there are members. */
export class Seats implements Subject {
  readonly name = 'seats';
  readonly people: number;
  readonly #events = new WrittenNames('event');
  /** Maps `<event> <member>` to whether they may have a seat: both, until the checker has looked. */
  readonly #seats = new Map<string, Set<boolean>>();
  #event: OpenEvent | null = null;
  #created = 0;

  constructor(private readonly everybody: People) {
    this.people = everybody.members.length;
  }

  async write(site: SiteClient, person: number): Promise<void> {
    const member = this.everybody.members[person];
    if (!this.#event || this.#event.rsvps > RSVPS_PER_EVENT) {
      if (person === 0) await this.#announceEvent(site);
      if (!this.#event) return;
    }
    const event = this.#event;
    event.rsvps += 1;
    const key = `${event.id} ${member?.id}`;
    const may = this.#seats.get(key) ?? new Set([false]);
    this.#seats.set(key, may);
    const attending = !may.has(true) || may.has(false);
    const outcome = await site({
      method: 'POST',
      url: `/api/v1/events/${event.id}/rsvp`,
      token: member?.token ?? '',
      json: { attending },
    });
    if (outcome.kind === 'refused') return;
    if (outcome.kind === 'acknowledged') may.clear();
    may.add(attending);
  }

  async #announceEvent(site: SiteClient): Promise<void> {
    this.#created += 1;
    const title = `Event ${this.#created}`;
    const start = new Date(Date.now() + BEGINS_IN_MS).toISOString();
    const outcome = await site({
      method: 'POST',
      url: '/api/v1/events',
      token: this.everybody.admin.token,
      json: {
        title,
        description: 'A day together.',
        start_datetime: start,
        end_datetime: start,
        event_type: 'fellowship',
        max_attendees: SEATS,
      },
    });
    this.#events.note(title, outcome);
    if (outcome.kind === 'acknowledged') this.#event = { id: Number(outcome.body.data?.['id']), rsvps: 0 };
  }

  async check({ db }: SiteState): Promise<string[]> {
    const found = await db.select({ title: events.title }).from(events);
    const rows = await db
      .select({
        event: eventOccurrences.event_id,
        user: eventRsvps.user_id,
      })
      .from(eventRsvps)
      .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRsvps.occurrence_id))
      .where(eq(eventRsvps.attending, true));
    const seated = new Set(rows.map(({ event, user }) => `${event} ${user}`));
    const faults = this.#events.compare(found.map(({ title }) => title));
    for (const [key, may] of this.#seats) {
      const hasSeat = seated.has(key);
      if (!may.has(hasSeat))
        faults.push(`The seat “${key}” ${hasSeat ? 'is taken, and was not' : 'was taken, and is not'}.`);
      may.clear();
      may.add(hasSeat);
    }
    const counts = new Map<number, number>();
    for (const { event } of rows) counts.set(event, (counts.get(event) ?? 0) + 1);
    for (const [event, count] of counts)
      if (count > SEATS) faults.push(`Event ${event} has ${count} people on ${SEATS} seats.`);
    return faults;
  }
}
