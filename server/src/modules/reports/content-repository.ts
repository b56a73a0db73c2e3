import { and, eq, sql } from 'drizzle-orm';
import type { Department } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { announcements } from '../../database/schema/content/announcements';
import { events } from '../../database/schema/content/events';
import { galleryItems } from '../../database/schema/content/gallery';
import { sermons } from '../../database/schema/content/sermons';
import { newsletterSubscriptions } from '../../database/schema/people/visitor-forms';
import { countUpTo } from '../../lists/count-up-to';
import { countMonths, type MonthCounts, type ReportScope } from './month-repository';

/** Announcements by when they were written. */
export const countAnnouncements = (db: Queryable, scope: ReportScope): Promise<MonthCounts> =>
  countMonths(db, scope, {
    from: announcements,
    column: announcements.createdAt,
    where: scope.department === null ? undefined : eq(announcements.department, scope.department),
  });

export const countGalleryItems = (db: Queryable, scope: ReportScope): Promise<MonthCounts> =>
  countMonths(db, scope, { from: galleryItems, column: galleryItems.createdAt });

/** Sign-ups for the newsletter by when they were confirmed, also of who left since. */
export const countSubscribers = (db: Queryable, scope: ReportScope): Promise<MonthCounts> =>
  countMonths(db, scope, { from: newsletterSubscriptions, column: newsletterSubscriptions.confirmedAt });

/** Events that stand unfinished, counted as far as a list counts. */
export function countDraftEvents(db: Queryable, department: Department | null): Promise<number> {
  const owned = department === null ? undefined : eq(events.department, department);
  return countUpTo(db, sql`${events} where ${and(eq(events.status, 'draft'), owned)}`);
}

export const countDraftSermons = (db: Queryable): Promise<number> =>
  countUpTo(db, sql`${sermons} where ${eq(sermons.status, 'draft')}`);
