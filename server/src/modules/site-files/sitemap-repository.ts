import { and, asc, eq, gt, lte, max, type SQL } from 'drizzle-orm';
import type { DatedSubject, SitemapRule } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { announcements } from '../../database/schema/announcements';
import { calendarEvents } from '../../database/schema/calendar';
import { events } from '../../database/schema/events';
import { galleryItems } from '../../database/schema/gallery';
import { leaders } from '../../database/schema/leaders';
import { pageSections } from '../../database/schema/pages';
import { sermons } from '../../database/schema/sermons';

export type SitemapItems = NonNullable<SitemapRule['items']>;

type DatedTable =
  | typeof events
  | typeof sermons
  | typeof calendarEvents
  | typeof announcements
  | typeof leaders
  | typeof galleryItems
  | typeof pageSections;

const ITEMS = {
  events: { table: events, isPublished: eq(events.status, 'published') },
  sermons: { table: sermons, isPublished: eq(sermons.status, 'published') },
} as const;

/** Returns the highest id, which is an upper limit for the number of rows without counting them. */
export async function findHighestId(db: Queryable, items: SitemapItems): Promise<number> {
  const { table } = ITEMS[items];
  const [row] = await db.select({ id: max(table.id) }).from(table);
  return row?.id ?? 0;
}

/** Lists the published rows with an id greater than `after` and at most `until`. */
export async function listPublishedIds(
  db: Queryable,
  items: SitemapItems,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<{ id: number; changedAt: Date }[]> {
  const { table, isPublished } = ITEMS[items];
  return db
    .select({ id: table.id, changedAt: table.updated_at })
    .from(table)
    .where(and(isPublished, gt(table.id, after), lte(table.id, until)))
    .orderBy(asc(table.id));
}

const ABOUT = 'about/';

/** Maps each subject to its table and to the condition for public rows. */
const DATED: Readonly<Record<DatedSubject, { readonly table: DatedTable; readonly isPublished?: SQL }>> = {
  ...ITEMS,
  calendar: { table: calendarEvents },
  announcements: { table: announcements },
  leaders: { table: leaders },
  gallery: { table: galleryItems },
};

const isDated = (content: string): content is DatedSubject => content in DATED;

/** Finds the last change of stored content by a `PageSource`: a subject, or the sections of `about/<page type>`. */
export async function findLastChange(db: Queryable, content: string): Promise<Date | undefined> {
  const newest = async (table: DatedTable, condition?: SQL) => {
    const [row] = await db
      .select({ at: max(table.updated_at) })
      .from(table)
      .where(condition);
    return row?.at ?? undefined;
  };
  if (content.startsWith(ABOUT)) {
    return newest(pageSections, eq(pageSections.page_type, content.slice(ABOUT.length)));
  }
  return isDated(content) ? newest(DATED[content].table, DATED[content].isPublished) : undefined;
}
