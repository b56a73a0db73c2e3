import { Feed } from 'feed';
import { fromFieldValue, paths } from '@narthex/shared-contracts';
import type { PublicSermon } from '@narthex/shared-contracts/schemas/sermons';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { toPlainText } from './plain-text';

export const COVER = '/podcast-cover.jpg';

const text = (words: string) => ({ _text: words });
const HOUR_OF_THE_SERMON = '11:00';

const seriesName = (series: string) => {
  const words = series.replace(/_/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The sermons as a podcast, as directories ask for it: tags of iTunes, lasting names, real lengths. */
export function podcast(site: Site, sermons: readonly PublicSermon[], origin: string): string {
  const title = `${site.name} sermons`;
  const description = site.about || site.tagline || title;
  const newest = sermons[0] ? getDate(sermons[0], site) : new Date(0);
  const feed = new Feed({
    title,
    description,
    id: origin + paths.sermons.to(),
    link: origin + paths.sermons.to(),
    language: site.locale.slice(0, 2),
    image: origin + COVER,
    copyright: site.name,
    generator: false,
    podcast: true,
    feedLinks: { rss: `${origin}/podcast.xml` },
    author: { name: site.name, ...(site.email ? { email: site.email } : {}) },
    updated: newest,
  });
  const extensions = {
    'itunes:author': text(site.name),
    'itunes:summary': text(description),
    'itunes:type': text('episodic'),
    'itunes:explicit': text('false'),
    'itunes:image': { _attributes: { href: origin + COVER } },
    ...(site.email && {
      'itunes:owner': { 'itunes:name': text(site.name), 'itunes:email': text(site.email) },
    }),
    'itunes:category': {
      // The library escapes texts, but not attributes.
      _attributes: { text: 'Religion &amp; Spirituality' },
      'itunes:category': { _attributes: { text: 'Christianity' } },
    },
  };
  for (const [name, objects] of Object.entries(extensions)) feed.addExtension({ name, objects });
  for (const sermon of sermons) {
    if (!sermon.audio_file || sermon.audio_bytes === null) continue;
    const link = origin + paths.sermon.to(sermon.id);
    feed.addItem({
      title: sermon.title,
      // It outlives a move of the site or a new title.
      guid: `sermon-${sermon.id}@${site.slug}`,
      id: link,
      link,
      date: getDate(sermon, site),
      description: toPlainText(sermon.description),
      audio: {
        url: origin + sermon.audio_file,
        type: sermon.audio_type ?? 'audio/mpeg',
        length: sermon.audio_bytes,
      },
      extensions: [
        { name: 'itunes:author', objects: text(sermon.speaker) },
        { name: 'itunes:subtitle', objects: text(sermon.scripture_reference ?? seriesName(sermon.series)) },
        { name: 'itunes:summary', objects: text(toPlainText(sermon.description)) },
        { name: 'itunes:explicit', objects: text('false') },
        { name: 'itunes:episodeType', objects: text('full') },
        ...(sermon.audio_seconds === null
          ? []
          : [{ name: 'itunes:duration', objects: text(String(sermon.audio_seconds)) }]),
      ],
    });
  }
  return feed.rss2();
}

function getDate({ sermon_date }: PublicSermon, site: Site): Date {
  return new Date(fromFieldValue(`${sermon_date}T${HOUR_OF_THE_SERMON}`, site.time_zone));
}
