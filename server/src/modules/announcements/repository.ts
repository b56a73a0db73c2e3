import { and, desc, eq, gte, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { ANNOUNCEMENT_PRIORITIES } from '@narthex/shared-contracts/closed-lists';
import type { Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { announcements } from '../../database/schema/announcements';

export type AnnouncementRow = typeof announcements.$inferSelect;

export interface AnnouncementFilter {
  /** The day in the site's zone. */
  readonly today: string;
  /** Whose hidden announcements are listed too. */
  readonly managed: 'all' | 'none' | Department;
  readonly activeOnly: boolean;
  readonly featuredOnly: boolean;
  readonly category?: AnnouncementRow['category'] | undefined;
}

/** Shown on this day: switched on, begun, and not past its last day. */
export const shownOn = (today: string): SQL | undefined =>
  and(
    eq(announcements.isActive, true),
    or(isNull(announcements.startDate), lte(announcements.startDate, today)),
    or(isNull(announcements.endDate), gte(announcements.endDate, today)),
  );

function visible({ managed, activeOnly, today }: AnnouncementFilter): SQL | undefined {
  if (activeOnly || managed === 'none') return shownOn(today);
  return managed === 'all' ? undefined : or(shownOn(today), eq(announcements.department, managed));
}

const byUrgency = sql`array_position(array[${sql.join(
  ANNOUNCEMENT_PRIORITIES.map((priority) => sql`${priority}::text`),
  sql`, `,
)}], ${announcements.priority})`;

/** The most urgent first, then the newest. */
export async function listAnnouncements(
  db: Queryable,
  filter: AnnouncementFilter,
): Promise<AnnouncementRow[]> {
  return db
    .select()
    .from(announcements)
    .where(
      and(
        visible(filter),
        filter.featuredOnly ? eq(announcements.isFeatured, true) : undefined,
        filter.category && eq(announcements.category, filter.category),
      ),
    )
    .orderBy(desc(byUrgency), desc(announcements.createdAt), desc(announcements.id));
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
