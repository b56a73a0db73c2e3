import { Feed } from 'feed';
import { fromFieldValue, paths, plainDate } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import type { AnnouncementRow } from '../announcements/repository';
import { handle } from '../../endpoints/handle';
import { FACT_SUBJECTS } from '../../responses/fill-text';
import type { ModuleRoutes } from '../module-routes';
import { presentSermon } from '../sermons/presenter';
import { listPublishedSermons } from '../sermons/repository';
import { findSermonFiles } from '../sermons/sermon-file-repository';
import { readSite } from '../../site/site-repository';
import { podcast } from './podcast';
import { listNews } from './repository';
import { listElements, rssHtml, rssLine } from './rss-text';
import { cachedByContent } from '../../content-cache/cached-by-content';
import { siteOrigin } from '../../requests/site-origin';
import { sendFeed } from './send-feed';
import { getFeedId, MAX_EPISODES, MAX_NEWS } from './feed-policy';

const TYPE = 'application/rss+xml; charset=utf-8';

/** Registers the newest sermons as a podcast, and the newest announcements as news. */
export const newsFeedRoutes: ModuleRoutes = async (app) => {
  const podcastFeed = cachedByContent(app, ['sermons', 'media', ...FACT_SUBJECTS], async (origin) => {
    const site = await readSite(app.db);
    const rows = await listPublishedSermons(app.db, MAX_EPISODES);
    const files = await findSermonFiles(app.db, rows);
    const sermons = rows.map((row) => presentSermon(row, files));
    const fillText = await app.facts.filler();
    return fillText(podcast(site, sermons, origin), SOURCE_LANGUAGE, 'html');
  });
  handle(app, 'feeds.podcast', async ({ request, reply }) =>
    sendFeed(request, reply, TYPE, await podcastFeed(siteOrigin(request))),
  );

  const announcementsFeed = cachedByContent(app, ['announcements', ...FACT_SUBJECTS], async (origin) => {
    const site = await readSite(app.db);
    const page = origin + paths.announcements.to();
    const rows = await listNews(app.db, plainDate(new Date(), site.time_zone), MAX_NEWS);
    const getDate = ({ start_date: startDate, created_at: createdAt }: AnnouncementRow) =>
      startDate ? new Date(fromFieldValue(startDate, site.time_zone)) : createdAt;
    // News is dated by its first visible day, however long before it was written.
    const newestFirst = [...rows]
      .sort((a, b) => getDate(b).getTime() - getDate(a).getTime() || b.id - a.id)
      .slice(0, MAX_NEWS);
    const title = `${site.name} announcements`;
    const feed = new Feed({
      title,
      id: page,
      link: page,
      language: site.locale.slice(0, 2),
      copyright: site.name,
      generator: false,
      feedLinks: { rss: `${origin}/announcements.xml` },
      updated: newestFirst[0] ? getDate(newestFirst[0]) : new Date(0),
    });
    const elements = {
      title: rssLine(title),
      description: rssHtml(site.tagline || site.name),
      copyright: rssLine(site.name),
    };
    for (const element of listElements(elements)) feed.addExtension(element);
    for (const row of newestFirst) {
      feed.addItem({
        title: row.title,
        guid: getFeedId(site, 'announcement', row.id),
        link: `${page}#announcement-${row.id}`,
        date: getDate(row),
        category: [{ name: row.category }],
        extensions: listElements({ title: rssLine(row.title), description: rssHtml(row.content) }),
      });
    }
    const fillText = await app.facts.filler();
    return fillText(feed.rss2(), SOURCE_LANGUAGE, 'html');
  });
  handle(app, 'feeds.announcements', async ({ request, reply }) =>
    sendFeed(request, reply, TYPE, await announcementsFeed(siteOrigin(request))),
  );
};
