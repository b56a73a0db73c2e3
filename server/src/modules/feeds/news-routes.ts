import { Feed } from 'feed';
import { fromFieldValue, paths, plainDate } from '@narthex/shared-contracts';
import { listShownAnnouncements, type AnnouncementRow } from '../announcements/repository';
import type { ModuleRoutes } from '../module-routes';
import { presentSermon } from '../sermons/presenter';
import { listPublishedSermons } from '../sermons/repository';
import { findSermonFiles } from '../sermons/sermon-files';
import { readSite } from '../site/repository';
import { plainWords } from './plain-words';
import { podcast } from './podcast';
import { siteOrigin } from '../site-origin';
import { sendFeed } from './send-feed';

const TYPE = 'application/rss+xml; charset=utf-8';
const EPISODES = 300;
const NEWS = 300;

/** The sermons as a podcast, and what is announced as news. */
export const newsFeedRoutes: ModuleRoutes = async (app) => {
  app.get('/podcast.xml', { schema: { hide: true } }, async (request, reply) => {
    const site = await readSite(app.db);
    const rows = await listPublishedSermons(app.db, EPISODES);
    const files = await findSermonFiles(app.db, rows);
    const sermons = rows.map((row) => presentSermon(row, files));
    return sendFeed(request, reply, TYPE, podcast(site, sermons, siteOrigin(request)));
  });

  app.get('/announcements.xml', { schema: { hide: true } }, async (request, reply) => {
    const site = await readSite(app.db);
    const origin = siteOrigin(request);
    const page = origin + paths.announcements.to();
    const rows = await listShownAnnouncements(app.db, plainDate(new Date(), site.time_zone), NEWS);
    // News begins on its first day, however long before it was written.
    const dateOf = ({ startDate, createdAt }: AnnouncementRow) =>
      startDate ? new Date(fromFieldValue(startDate, site.time_zone)) : createdAt;
    const newestFirst = [...rows].sort((a, b) => dateOf(b).getTime() - dateOf(a).getTime() || b.id - a.id);
    const feed = new Feed({
      title: `${site.name} announcements`,
      description: site.tagline || site.name,
      id: page,
      link: page,
      language: site.locale.slice(0, 2),
      copyright: site.name,
      generator: false,
      feedLinks: { rss: `${origin}/announcements.xml` },
      updated: newestFirst[0] ? dateOf(newestFirst[0]) : new Date(0),
    });
    for (const row of newestFirst) {
      feed.addItem({
        title: row.title,
        guid: `announcement-${row.id}@${site.slug}`,
        link: `${page}#announcement-${row.id}`,
        date: dateOf(row),
        description: plainWords(row.content),
        category: [{ name: row.category }],
      });
    }
    return sendFeed(request, reply, TYPE, feed.rss2());
  });
};
