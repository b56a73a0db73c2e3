import { and, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import { ANNOUNCEMENT_PRIORITIES } from '@narthex/shared-contracts/enums';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { announcements, lastShownDay } from '../../database/schema/announcements';
import { createRowStore } from '../../writes/rows/row-store';
import type { Sorts } from '../../lists/listed-page';
import { listRows, type ListedRows } from '../../lists/list-rows';
import { WHOLE_LIST_ROWS } from '../../lists/row-limits';

export type AnnouncementRow = typeof announcements.$inferSelect;

export const announcementStore = createRowStore(announcements);

export interface AnnouncementScope {
  /** Is the date in the site's time zone. */
  readonly today: string;
  /** Selects whose hidden announcements are listed too. */
  readonly managed: 'all' | 'none' | Department;
}

const SORTS: Sorts<'priority' | 'created_at' | 'start_date' | 'title'> = {
  priority: [{ column: announcements.urgency }, { column: announcements.created_at }],
  created_at: [{ column: announcements.created_at }],
  start_date: [{ column: announcements.start_date }],
  title: [{ column: announcements.search_text }],
};

/** Matches announcements that are visible on a date: active, started, and not past their last day. */
export const isShownOnDay = (today: string): SQL | undefined =>
  and(
    announcements.is_active,
    or(isNull(announcements.start_date), lte(announcements.start_date, today)),
    sql`${lastShownDay(announcements)} >= ${today}`,
  );

type AnnouncementQuery = EndpointQuery<'announcements.list'>;

function isVisible({ managed, today }: AnnouncementScope, { active, mine }: AnnouncementQuery) {
  if (managed === 'none') return mine ? sql`false` : isShownOnDay(today);
  if (mine && managed !== 'all') return eq(announcements.department, managed);
  if (active) return isShownOnDay(today);
  return managed === 'all' ? undefined : or(isShownOnDay(today), eq(announcements.department, managed));
}

/** Converts the filter of the panel to a condition. */
function matchesFilter(filter: AnnouncementQuery['filter']): SQL | undefined {
  switch (filter) {
    case 'all':
      return undefined;
    case 'active':
      return sql`${announcements.is_active}`;
    case 'inactive':
      return sql`not ${announcements.is_active}`;
    case 'featured':
      return sql`${announcements.is_featured}`;
    default:
      return eq(announcements.category, filter);
  }
}

/** Lists announcements by urgency and then the newest first, unless `sort` is set. */
export async function listAnnouncements(
  db: Queryable,
  query: AnnouncementQuery,
  scope: AnnouncementScope,
): Promise<ListedRows<AnnouncementRow>> {
  const { featured, category, priority, filter } = query;
  return listRows(db, {
    table: announcements,
    filter: and(
      isVisible(scope, query),
      matchesFilter(filter),
      featured ? sql`${announcements.is_featured}` : undefined,
      category && eq(announcements.category, category),
      priority && eq(announcements.urgency, ANNOUNCEMENT_PRIORITIES.indexOf(priority)),
    ),
    sorts: SORTS,
    defaultSort: '-priority',
    request: query,
    perPage: WHOLE_LIST_ROWS,
  });
}

/** Returns true if everybody sees the announcement on this date. Applies the same rule as `isShownOnDay` to one row. */
export function isShownOn(row: AnnouncementRow, today: string): boolean {
  const hasBegun = row.start_date === null || row.start_date <= today;
  const isOver = row.end_date !== null && row.end_date < today;
  return row.is_active && hasBegun && !isOver;
}
