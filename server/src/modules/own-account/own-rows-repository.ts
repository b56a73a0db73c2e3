import { and, desc, eq, sql } from 'drizzle-orm';
import { MAX_COUNTED_ROWS, pageSizeFor } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { eventOccurrences, eventRsvps, events } from '../../database/schema/events';
import { prayerRequests } from '../../database/schema/prayers';
import { countUpTo } from '../../lists/count-up-to';
import { buildListMeta, type ListOptions } from '../../lists/listed-page';
import { listJoinedRows, type ListedRows } from '../../lists/list-rows';
import { WHOLE_LIST_ROWS } from '../../lists/row-limits';
import { PRAYER_FIELDS, type PrayerRow } from '../prayers/repository';

type EventRow = typeof events.$inferSelect;

export interface OwnEventRow extends Pick<EventRow, 'id' | 'title' | 'location' | 'status'> {
  readonly start: Date;
  readonly end: Date;
}

/** Lists the events that a person has accepted, the latest first. */
export async function listOwnEvents(
  db: Queryable,
  userId: number,
  request: EndpointQuery<'ownAccount.listEvents'>,
): Promise<ListedRows<OwnEventRow>> {
  const { page } = request;
  const perPage = pageSizeFor(request, WHOLE_LIST_ROWS);
  const isOwn = and(eq(eventRsvps.user_id, userId), eq(eventRsvps.attending, true));
  const rows = await db
    .select({
      id: events.id,
      title: events.title,
      location: events.location,
      status: events.status,
      start: eventOccurrences.start_datetime,
      end: eventOccurrences.end_datetime,
    })
    .from(eventRsvps)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRsvps.occurrence_id))
    .innerJoin(events, eq(events.id, eventOccurrences.event_id))
    .where(isOwn)
    .orderBy(desc(eventOccurrences.start_datetime), desc(eventRsvps.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const found = await countUpTo(db, sql`${eventRsvps} where ${isOwn}`, MAX_COUNTED_ROWS + 1);
  return { rows, meta: buildListMeta({ page, perPage }, found) };
}

/** Lists the prayer requests that a person sent while signed in. */
export async function listOwnPrayers(
  db: Queryable,
  userId: number,
  request: EndpointQuery<'ownAccount.listPrayers'>,
): Promise<ListedRows<PrayerRow>> {
  const options: ListOptions<'created_at'> = {
    table: prayerRequests,
    where: eq(prayerRequests.user_id, userId),
    sorts: { created_at: [{ column: prayerRequests.created_at }] },
    defaultSort: '-created_at',
    request,
  };
  return listJoinedRows(db, options, ({ source, isListed, fields }) =>
    db
      .select({ ...PRAYER_FIELDS, ...fields })
      .from(prayerRequests)
      .innerJoin(source, isListed),
  );
}
