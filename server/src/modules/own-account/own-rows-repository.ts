import { and, desc, eq } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { eventOccurrences, eventRsvps, events } from '../../database/schema/content/events';
import { prayerRequests } from '../../database/schema/people/prayers';
import { listRows, type ListedRows } from '../../lists/list-rows';

const MAX_EVENTS = 100;

/** What a person said they come to, the latest first. */
export async function listOwnEvents(db: Queryable, userId: number) {
  return db
    .select({
      id: events.id,
      title: events.title,
      location: events.location,
      status: events.status,
      start: eventOccurrences.startDatetime,
      end: eventOccurrences.endDatetime,
    })
    .from(eventRsvps)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRsvps.occurrenceId))
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(and(eq(eventRsvps.userId, userId), eq(eventRsvps.attending, true)))
    .orderBy(desc(eventOccurrences.startDatetime), desc(eventRsvps.id))
    .limit(MAX_EVENTS);
}
export type OwnEventRow = Awaited<ReturnType<typeof listOwnEvents>>[number];

export type OwnPrayerRow = typeof prayerRequests.$inferSelect;

/** The requests a person sent under their name. */
export async function listOwnPrayers(
  db: Queryable,
  userId: number,
  request: EndpointQuery<'ownAccount.listPrayers'>,
): Promise<ListedRows<OwnPrayerRow>> {
  return listRows(db, {
    table: prayerRequests,
    where: eq(prayerRequests.userId, userId),
    sorts: { created_at: [{ column: prayerRequests.createdAt }] },
    defaultSort: '-created_at',
    request,
  });
}
