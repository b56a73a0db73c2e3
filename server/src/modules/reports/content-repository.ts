import { and, eq, sql } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { events } from '../../database/schema/events';
import { sermons } from '../../database/schema/sermons';
import { countUpTo } from '../../lists/count-up-to';

/** Counts the drafts of events, up to the limit of a list. */
export function countDraftEvents(db: Queryable, department: Department | null): Promise<number> {
  const owned = department === null ? undefined : eq(events.department, department);
  return countUpTo(db, sql`${events} where ${and(eq(events.status, 'draft'), owned)}`);
}

export const countDraftSermons = (db: Queryable): Promise<number> =>
  countUpTo(db, sql`${sermons} where ${eq(sermons.status, 'draft')}`);
