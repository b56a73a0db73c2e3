import { and, eq } from 'drizzle-orm';
import type { ListRequest } from '@narthex/shared-contracts';
import type { Queryable } from '../../../database/database-handle';
import { users } from '../../../database/schema/auth';
import { eventRsvps } from '../../../database/schema/events';
import type { ListOptions, Sorts } from '../../../lists/listed-page';
import { listJoinedRows } from '../../../lists/list-rows';
import { WHOLE_LIST_ROWS } from '../../../lists/row-limits';

export interface AttendeeRow {
  readonly id: number;
  readonly created_at: Date;
  /** Is the name of a visitor with a confirmed address; it is null after the event. */
  readonly guest_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const SORTS: Sorts<'answered_at'> = { answered_at: [{ column: eventRsvps.created_at }] };

/** Lists the attendees of an occurrence in the order in which they accepted. */
export async function listAttendees(
  db: Queryable,
  occurrenceId: number,
  request: Partial<ListRequest<'answered_at'>>,
) {
  const options: ListOptions<'answered_at'> = {
    table: eventRsvps,
    where: and(eq(eventRsvps.occurrence_id, occurrenceId), eventRsvps.attending),
    sorts: SORTS,
    defaultSort: 'answered_at',
    request,
    perPage: WHOLE_LIST_ROWS,
  };
  return listJoinedRows<'answered_at', AttendeeRow>(db, options, ({ source, isListed, fields }) =>
    db
      .select({
        id: eventRsvps.id,
        created_at: eventRsvps.created_at,
        guest_name: eventRsvps.guest_name,
        first_name: users.first_name,
        last_name: users.last_name,
        ...fields,
      })
      .from(eventRsvps)
      .innerJoin(source, isListed)
      .leftJoin(users, eq(users.id, eventRsvps.user_id)),
  );
}
