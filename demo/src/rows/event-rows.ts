import { addDays } from '@narthex/shared-contracts';
import type { eventRsvps, events } from '@narthex/server/database/schema/events';
import type { EventSeed } from '../content/events/event-seed';
import { EVENTS } from '../content/events/events';
import { seededRandom } from '../random';
import { inSwahili, optionalUrl, sample, type SeedContext } from '../seed-context';
import type { SeededPeople } from '../seeded-people';
import { at, dayOfWeek } from '../seed-time';

type EventRow = typeof events.$inferInsert;
type RsvpRow = typeof eventRsvps.$inferInsert;

const DAY_MS = 86_400_000;
/** The event that shows what a full one looks like, and the one that is nearly so. */
const FULL = 'Cooking well on two hundred shillings';
const NEARLY_FULL = 'Free clinic at the town market';

const renameInfo = ({ info, ...texts }: NonNullable<EventSeed['swahili']>) => ({
  ...texts,
  ...(info && { additional_info: info }),
});

function eventRow(context: SeedContext, people: SeededPeople, event: EventSeed): EventRow {
  const { time } = context;
  const first = dayOfWeek(time, event.week, event.day);
  const startDatetime = at(first, event.from);
  const createdAt = new Date(
    Math.min(startDatetime.getTime() - 30 * DAY_MS, time.now.getTime() - 2 * DAY_MS),
  );
  return {
    title: event.title,
    description: event.description,
    start_datetime: startDatetime,
    end_datetime: at(addDays(first, event.lastsDays ?? 0), event.to),
    location: event.location,
    event_type: event.type,
    status: event.status ?? 'published',
    published_at: event.status === 'draft' ? null : createdAt,
    featured_image: optionalUrl(context, event.picture),
    additional_info: event.info ?? null,
    is_recurring: event.every !== undefined,
    recurrence_pattern: event.every ?? null,
    max_attendees: event.places ?? null,
    entry_fee: event.fee === undefined ? null : event.fee.toFixed(2),
    department: event.department ?? null,
    translations: inSwahili(event.swahili && renameInfo(event.swahili)),
    created_by: people.getAuthor(event.department),
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** A stored event with the occurrence that its guests mean: the next one, or the one there was. */
export interface SeededOccurrence {
  readonly occurrence_id: number;
  readonly created_at: Date;
  readonly start_datetime: Date;
}

export const eventRows = (context: SeedContext, people: SeededPeople): EventRow[] =>
  EVENTS.map((event) => eventRow(context, people, event));

function howMany(event: EventSeed, random: { int(below: number): number }): number {
  const places = event.places ?? 140;
  if (event.title === FULL) return places;
  if (event.title === NEARLY_FULL) return places - 7;
  const share = event.week < 0 ? 55 + random.int(40) : Math.max(4, 60 - event.week * 9 + random.int(15));
  return Math.floor((Math.min(places, 90) * share) / 100);
}

/** Creates RSVPs and attendance for the occurrences of the stored events, in the order of their rows. */
export function rsvpRows(
  { time }: SeedContext,
  people: SeededPeople,
  stored: readonly SeededOccurrence[],
): RsvpRow[] {
  const random = seededRandom(45);
  return EVENTS.flatMap((event, index) => {
    const row = stored[index];
    if (!row || (event.status ?? 'published') !== 'published') return [];
    const until = Math.min(row.start_datetime.getTime(), time.now.getTime());
    const span = Math.max(until - row.created_at.getTime(), 60_000);
    // The demo member goes to every third event.
    const guests = sample(people.memberIds, howMany(event, random), random);
    const going = index % 3 === 0 && event.title !== FULL ? [people.member, ...guests.slice(1)] : guests;
    return going.map((userId) => ({
      occurrence_id: row.occurrence_id,
      user_id: userId,
      attending: true,
      created_at: new Date(until - random.int(span)),
    }));
  });
}
