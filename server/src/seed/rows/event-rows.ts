import type { eventRsvps, events } from '../../database/schema/content/events';
import type { EventSeed } from '../content/events/event-seed';
import { EVENTS } from '../content/events/events';
import { seededRandom } from '../random';
import { inSwahili, optionalUrl, sample, type SeedContext } from '../seed-context';
import type { SeededPeople } from '../seeded-people';
import { addDays, at, dayOfWeek } from '../seed-time';

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
    startDatetime,
    endDatetime: at(addDays(first, event.lastsDays ?? 0), event.to),
    location: event.location,
    eventType: event.type,
    status: event.status ?? 'published',
    publishedAt: event.status === 'draft' ? null : createdAt,
    featuredImage: optionalUrl(context, event.picture),
    additionalInfo: event.info ?? null,
    isRecurring: event.every !== undefined,
    recurrencePattern: event.every ?? null,
    maxAttendees: event.places ?? null,
    entryFee: event.fee === undefined ? null : event.fee.toFixed(2),
    department: event.department ?? null,
    translations: inSwahili(event.swahili && renameInfo(event.swahili)),
    createdBy: people.getAuthor(event.department),
    createdAt,
    updatedAt: createdAt,
  };
}

/** A stored event with the occurrence that its guests mean: the next one, or the one there was. */
export interface SeededOccurrence {
  readonly occurrenceId: number;
  readonly createdAt: Date;
  readonly startDatetime: Date;
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

/** Who is coming and who came, from the occurrences of the stored events in the order of their rows. */
export function rsvpRows(
  { time }: SeedContext,
  people: SeededPeople,
  stored: readonly SeededOccurrence[],
): RsvpRow[] {
  const random = seededRandom(45);
  return EVENTS.flatMap((event, index) => {
    const row = stored[index];
    if (!row || (event.status ?? 'published') !== 'published') return [];
    const until = Math.min(row.startDatetime.getTime(), time.now.getTime());
    const span = Math.max(until - row.createdAt.getTime(), 60_000);
    // The demo member goes to every third event.
    const guests = sample(people.memberIds, howMany(event, random), random);
    const going = index % 3 === 0 && event.title !== FULL ? [people.member, ...guests.slice(1)] : guests;
    return going.map((userId) => ({
      occurrenceId: row.occurrenceId,
      userId,
      attending: true,
      createdAt: new Date(until - random.int(span)),
    }));
  });
}
