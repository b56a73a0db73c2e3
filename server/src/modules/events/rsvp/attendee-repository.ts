import { and, eq, inArray } from 'drizzle-orm';
import type { ListRequest } from '@narthex/shared-contracts';
import type { Queryable } from '../../../database/database-handle';
import { users } from '../../../database/schema/people/auth';
import { eventRsvps } from '../../../database/schema/content/events';
import { listIds, type Sorts } from '../../../lists/list-ids';
import { readRows } from '../../../lists/list-rows';

export interface AttendeeRow {
  readonly id: number;
  readonly createdAt: Date;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const SORTS: Sorts<'answered_at'> = { answered_at: [{ column: eventRsvps.createdAt }] };
const MAX_LISTED = 100;

/** Who comes to an occurrence; who answered first comes first. */
export async function listAttendees(
  db: Queryable,
  occurrenceId: number,
  request: Partial<ListRequest<'answered_at'>>,
) {
  const listed = await listIds(db, {
    table: eventRsvps,
    where: and(eq(eventRsvps.occurrenceId, occurrenceId), eventRsvps.attending),
    sorts: SORTS,
    defaultSort: 'answered_at',
    request,
    perPage: MAX_LISTED,
  });
  return readRows<AttendeeRow>(listed, (ids) =>
    db
      .select({
        id: eventRsvps.id,
        createdAt: eventRsvps.createdAt,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(eventRsvps)
      .leftJoin(users, eq(users.id, eventRsvps.userId))
      .where(inArray(eventRsvps.id, ids)),
  );
}
