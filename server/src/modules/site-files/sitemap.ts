import { desc, eq, max } from 'drizzle-orm';
import { paths } from '@narthex/shared-contracts';
import type { Queryable } from '../../database/database-handle';
import { announcements } from '../../database/schema/announcements';
import { calendarEvents } from '../../database/schema/calendar';
import { events } from '../../database/schema/events';
import { pageSections } from '../../database/schema/pages';
import { sermons } from '../../database/schema/sermons';
import { escapeMarkup } from '../escape-markup';
import { readSite } from '../site/repository';

export interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: Date | undefined;
}

/** Pages without a row of their own. What only leaders and testers need isn't listed. */
const STANDING = [
  paths.home,
  paths.leaders2024,
  paths.leaders2023,
  paths.leaders2022,
  paths.deaconry,
  paths.personalMinistries,
  paths.prayerDepartment,
  paths.amoAlo,
  paths.health,
  paths.sabbathSchool,
  paths.prophecy,
  paths.churchChoir,
  paths.dcm,
  paths.blissful,
  paths.pcm,
  paths.evangelism,
  paths.giving,
  paths.books,
  paths.members,
  paths.privacy,
  paths.terms,
  paths.accessibility,
];

async function lastChange(
  db: Queryable,
  table: typeof calendarEvents | typeof announcements,
): Promise<Date | undefined> {
  const [row] = await db.select({ at: max(table.updatedAt) }).from(table);
  return row?.at ?? undefined;
}

/** Every public page with the day it last changed, where that is known. */
export async function sitemapEntries(db: Queryable): Promise<SitemapEntry[]> {
  const site = await readSite(db);
  const planned = await db
    .select({ id: events.id, at: events.updatedAt })
    .from(events)
    .where(eq(events.status, 'published'))
    .orderBy(desc(events.startDatetime));
  const preached = await db
    .select({ id: sermons.id, at: sermons.updatedAt })
    .from(sermons)
    .where(eq(sermons.status, 'published'))
    .orderBy(desc(sermons.sermonDate));
  const written = await db
    .select({ page: pageSections.pageType, at: max(pageSections.updatedAt) })
    .from(pageSections)
    .groupBy(pageSections.pageType);
  const writtenAt = (page: string) => written.find((row) => row.page === page)?.at ?? undefined;
  const newest = (rows: readonly { at: Date }[]) =>
    rows.length > 0 ? new Date(Math.max(...rows.map(({ at }) => at.getTime()))) : undefined;
  return [
    ...STANDING.map((page) => ({ path: page.to() })),
    { path: paths.aboutChurch.to(site.product), changedAt: writtenAt(`about_${site.slug}`) },
    { path: paths.aboutDenomination.to(), changedAt: writtenAt('about_sda') },
    { path: paths.pastorMessage.to(), changedAt: writtenAt('pastor_message') },
    { path: paths.elderMessage.to(), changedAt: writtenAt('elder_message') },
    { path: paths.calendar.to(), changedAt: await lastChange(db, calendarEvents) },
    { path: paths.announcements.to(), changedAt: await lastChange(db, announcements) },
    { path: paths.events.to(), changedAt: newest(planned) },
    { path: paths.sermons.to(), changedAt: newest(preached) },
    ...planned.map(({ id, at }) => ({ path: paths.event.to(id), changedAt: at })),
    ...preached.map(({ id, at }) => ({ path: paths.sermon.to(id), changedAt: at })),
  ];
}

export function writeSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeMarkup(new URL(path, origin).href)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
