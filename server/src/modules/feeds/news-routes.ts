import { Feed } from 'feed';
import { fromFieldValue, paths, plainDate } from '@narthex/shared-contracts';
import { ANNOUNCEMENT_CATEGORY_LABELS } from '@narthex/shared-contracts/enum-labels';
import { fileInLanguage, joinLanguage } from '@narthex/shared-contracts/languages';
import { announcementTexts } from '@narthex/shared-contracts/schemas/announcements';
import { listedSermonTexts } from '@narthex/shared-contracts/schemas/sermons';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { sayIn } from '../../responses/translate-message';
import type { AnnouncementRow } from '../announcements/repository';
import type { ModuleRoutes } from '../module-routes';
import { presentSermon } from '../sermons/presenter';
import { listPublishedSermons } from '../sermons/repository';
import { findSermonFiles } from '../sermons/sermon-file-repository';
import { getFeedId, MAX_EPISODES, MAX_NEWS } from './feed-policy';
import { cachedFeed, withTexts } from './feed-reader';
import { podcast } from './podcast';
import { listNews } from './repository';
import { listElements, rssHtml, rssLine } from './rss-text';
import { sendFeed } from './send-feed';

const TYPE = 'application/rss+xml; charset=utf-8';

/** Registers the newest sermons as a podcast, and the newest announcements as news. */
export const newsFeedRoutes: ModuleRoutes = async (app) => {
  const podcastFeed = cachedFeed(app, ['sermons', 'media'], async (reader) => {
    const rows = await listPublishedSermons(app.db, MAX_EPISODES);
    const files = await findSermonFiles(app.db, rows);
    return podcast(
      reader,
      rows.map((row) => presentSermon(withTexts(row, listedSermonTexts, reader), files)),
    );
  });
  handle(app, 'feeds.podcast', async ({ query, request, reply }) =>
    sendFeed(request, reply, TYPE, await podcastFeed(request, query.language)),
  );

  const announcementsFeed = cachedFeed(app, ['announcements'], async (reader) => {
    const { site, origin, language } = reader;
    const say = sayIn(language);
    const page = origin + joinLanguage(language, paths.announcements.to());
    const rows = await listNews(app.db, plainDate(new Date(), site.time_zone), MAX_NEWS);
    const getDate = ({ start_date: startDate, created_at: createdAt }: AnnouncementRow) =>
      startDate ? new Date(fromFieldValue(startDate, site.time_zone)) : createdAt;
    // News is dated by its first visible day, however long before it was written.
    const newestFirst = [...rows]
      .sort((a, b) => getDate(b).getTime() - getDate(a).getTime() || b.id - a.id)
      .slice(0, MAX_NEWS);
    const title = say(t('{church} announcements'), { church: site.name });
    const feed = new Feed({
      title,
      id: page,
      link: page,
      language,
      copyright: site.name,
      generator: false,
      feedLinks: { rss: origin + fileInLanguage('/announcements.xml', language) },
      updated: newestFirst[0] ? getDate(newestFirst[0]) : new Date(0),
    });
    const elements = {
      title: rssLine(title),
      description: rssHtml(site.tagline || site.name),
      copyright: rssLine(site.name),
    };
    for (const element of listElements(elements)) feed.addExtension(element);
    for (const stored of newestFirst) {
      const row = withTexts(stored, announcementTexts, reader);
      feed.addItem({
        title: row.title,
        guid: getFeedId(site, 'announcement', row.id),
        link: `${page}#announcement-${row.id}`,
        date: getDate(row),
        category: [{ name: say(ANNOUNCEMENT_CATEGORY_LABELS[row.category]) }],
        extensions: listElements({ title: rssLine(row.title), description: rssHtml(row.content) }),
      });
    }
    return feed.rss2();
  });
  handle(app, 'feeds.announcements', async ({ query, request, reply }) =>
    sendFeed(request, reply, TYPE, await announcementsFeed(request, query.language)),
  );
};
