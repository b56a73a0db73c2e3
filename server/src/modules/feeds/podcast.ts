import { Feed } from 'feed';
import { fromFieldValue, paths } from '@narthex/shared-contracts';
import { fileInLanguage, joinLanguage } from '@narthex/shared-contracts/languages';
import type { PublicSermon } from '@narthex/shared-contracts/schemas/sermons';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { t } from '@narthex/shared-contracts/translate';
import { sayIn } from '../../responses/translate-message';
import { getFeedId } from './feed-policy';
import type { FeedReader } from './feed-reader';
import { listElements, rssHtml, rssLine, rssText } from './rss-text';

export const COVER = '/podcast-cover.jpg';

const HOUR_OF_THE_SERMON = '11:00';

const seriesName = (series: string) => {
  const words = series.replace(/_/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Writes the sermons as a podcast that meets the requirements of directories: iTunes tags, permanent ids and exact
 * lengths.
 */
export function podcast({ site, origin, language }: FeedReader, sermons: readonly PublicSermon[]): string {
  const title = sayIn(language)(t('{church} sermons'), { church: site.name });
  const link = (page: string) => origin + joinLanguage(language, page);
  const description = site.about || site.tagline || title;
  const newest = sermons[0] ? getDate(sermons[0], site) : new Date(0);
  const feed = new Feed({
    title,
    description,
    id: link(paths.sermons.to()),
    link: link(paths.sermons.to()),
    language,
    image: origin + COVER,
    copyright: site.name,
    generator: false,
    podcast: true,
    feedLinks: { rss: origin + fileInLanguage('/podcast.xml', language) },
    updated: newest,
  });
  const elements = {
    title: rssLine(title),
    description: rssHtml(description),
    copyright: rssLine(site.name),
    image: {
      title: rssLine(title),
      url: rssLine(origin + COVER),
      link: rssLine(link(paths.sermons.to())),
    },
    'itunes:author': rssLine(site.name),
    'itunes:summary': rssText(description),
    'itunes:type': rssLine('episodic'),
    'itunes:explicit': rssLine('false'),
    'itunes:image': { _attributes: { href: origin + COVER } },
    ...(site.email && {
      'itunes:owner': { 'itunes:name': rssLine(site.name), 'itunes:email': rssLine(site.email) },
    }),
    'itunes:category': {
      // The library escapes texts, but not attributes.
      _attributes: { text: 'Religion &amp; Spirituality' },
      'itunes:category': { _attributes: { text: 'Christianity' } },
    },
  };
  for (const element of listElements(elements)) feed.addExtension(element);
  for (const sermon of sermons) {
    if (!sermon.audio_file || sermon.audio_bytes === null) continue;
    const page = link(paths.sermon.to(sermon.id));
    feed.addItem({
      title: sermon.title,
      guid: getFeedId(site, 'sermon', sermon.id),
      id: page,
      link: page,
      date: getDate(sermon, site),
      audio: {
        url: origin + sermon.audio_file,
        type: sermon.audio_type ?? 'audio/mpeg',
        length: sermon.audio_bytes,
      },
      extensions: listElements({
        title: rssLine(sermon.title),
        description: rssHtml(sermon.description),
        'itunes:author': rssLine(sermon.speaker),
        'itunes:subtitle': rssLine(sermon.scripture_reference ?? seriesName(sermon.series)),
        'itunes:summary': rssText(sermon.description),
        'itunes:explicit': rssLine('false'),
        'itunes:episodeType': rssLine('full'),
        ...(sermon.audio_seconds !== null && { 'itunes:duration': rssLine(String(sermon.audio_seconds)) }),
      }),
    });
  }
  return feed.rss2();
}

function getDate({ sermon_date }: PublicSermon, site: Site): Date {
  return new Date(fromFieldValue(`${sermon_date}T${HOUR_OF_THE_SERMON}`, site.time_zone));
}
