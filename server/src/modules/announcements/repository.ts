import { and, eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import {
  announcements,
  announcementSearchText,
  lastShownDay,
} from '../../database/schema/content/announcements';
import { listIds, type Sorts } from '../../lists/list-ids';
import { readRows, type ListedRows } from '../../lists/list-rows';

export type AnnouncementRow = typeof announcements.$inferSelect;

export interface AnnouncementScope {
  /** The day in the site's zone. */
  readonly today: string;
  /** Whose hidden announcements are listed too. */
  readonly managed: 'all' | 'none' | Department;
}

const SORTS: Sorts<'priority' | 'created_at' | 'start_date' | 'title'> = {
  priority: [{ column: announcements.urgency }, { column: announcements.createdAt }],
  created_at: [{ column: announcements.createdAt }],
  start_date: [{ column: announcements.startDate }],
  title: [{ column: announcements.title }],
};
const MAX_LISTED = 100;

/** Shown on this day: switched on, begun, and not past its last day. */
export const isShownOnDay = (today: string): SQL | undefined =>
  and(
    announcements.isActive,
    or(isNull(announcements.startDate), lte(announcements.startDate, today)),
    sql`${lastShownDay(announcements)} >= ${today}`,
  );

function isVisible({ managed, today }: AnnouncementScope, activeOnly: boolean): SQL | undefined {
  if (activeOnly || managed === 'none') return isShownOnDay(today);
  return managed === 'all' ? undefined : or(isShownOnDay(today), eq(announcements.department, managed));
}

/** The most urgent first, then the newest, unless `sort` says otherwise. */
export async function listAnnouncements(
  db: Queryable,
  query: EndpointQuery<'announcements.list'>,
  scope: AnnouncementScope,
): Promise<ListedRows<AnnouncementRow>> {
  const { active, featured, category, priority } = query;
  const listed = await listIds(db, {
    table: announcements,
    where: and(
      isVisible(scope, active),
      featured ? announcements.isFeatured : undefined,
      category && eq(announcements.category, category),
      priority && eq(announcements.priority, priority),
    ),
    searchText: announcementSearchText(announcements),
    sorts: SORTS,
    defaultSort: '-priority',
    request: query,
    perPage: MAX_LISTED,
  });
  return readRows(listed, (ids) => db.select().from(announcements).where(inArray(announcements.id, ids)));
}

export async function findAnnouncement(db: Queryable, id: number): Promise<AnnouncementRow | undefined> {
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id));
  return row;
}

/** Whether everyone sees it on this day. The same rule as the list's, for one row. */
export function isShownOn(row: AnnouncementRow, today: string): boolean {
  const hasBegun = row.startDate === null || row.startDate <= today;
  const isOver = row.endDate !== null && row.endDate < today;
  return row.isActive && hasBegun && !isOver;
}
