import { paths } from '@narthex/shared-contracts';
import type { SermonPage } from '@narthex/shared-contracts/schemas/sermons';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { toLine } from '@narthex/shared-contracts/text-form';
import { findVideo } from '../../components/media/video-url';
import type { PageContext } from '../../page-record';
import { sermonQuery } from './use-sermons';

/** Returns the sermon of a page in the vocabulary of schema.org, as an episode of the podcast. */
export function buildSermonSchema({ queryClient, params, site }: PageContext): object | undefined {
  const found = queryClient.getQueryData(sermonQuery(params['id'] ?? '').queryKey);
  return found?.record ? describeSermon(found.record, site) : undefined;
}

function describeSermon(sermon: SermonPage, site: Site): object {
  const url = paths.sermon.to(sermon.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastEpisode',
    name: sermon.title,
    description: toLine(sermon.description),
    datePublished: sermon.sermon_date,
    url,
    author: { '@type': 'Person', name: sermon.speaker },
    publisher: { '@type': 'Organization', name: site.name, url: paths.home.to() },
    partOfSeries: { '@type': 'PodcastSeries', name: `${site.name} sermons`, url: paths.sermons.to() },
    ...(sermon.audio_file
      ? {
          associatedMedia: {
            '@type': 'AudioObject',
            contentUrl: sermon.audio_file,
            encodingFormat: sermon.audio_type ?? undefined,
            duration: sermon.audio_seconds === null ? undefined : `PT${sermon.audio_seconds}S`,
            contentSize: sermon.audio_bytes === null ? undefined : String(sermon.audio_bytes),
          },
        }
      : {}),
    ...describeVideo(sermon),
  };
}

/** Search engines take no video without a picture. */
function describeVideo({ title, description, sermon_date: date, video_file, thumbnail }: SermonPage) {
  const source = findVideo(video_file)?.source;
  if (!source || !thumbnail) return {};
  return {
    video: {
      '@type': 'VideoObject',
      name: title,
      description: toLine(description),
      thumbnailUrl: thumbnail,
      uploadDate: date,
      ...(source.kind === 'file' ? { contentUrl: source.src } : { embedUrl: source.src }),
    },
  };
}
