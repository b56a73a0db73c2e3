import { worshipServicesQuery } from '@narthex/shared-auth';
import { pictureAt, pictureSources, type PageMeta } from '@narthex/shared-contracts';
import { homepageQuery } from '../../data/homepage';
import { prefetchMissing, prefetchOrNull } from '../../data/query-state';
import { featuredAnnouncementQuery } from '../../features/announcements/use-featured-announcement';
import { BANNER_SIZES } from '../../features/banner/banner-slide';
import { upcomingEventsQuery } from '../../features/events/use-upcoming-events';
import { firstLeadersQuery } from '../../features/leadership/use-leaders';
import { recentPrayersQuery } from '../../features/prayer/use-recent-prayers';
import type { PageContext } from '../../page-record';
import {
  DEFERRED_CHUNKS,
  EventsSection,
  LeadershipSection,
  NewsletterSection,
  ServicesSection,
} from './deferred-sections';

const DEFERRED_SECTIONS = [EventsSection, ServicesSection, LeadershipSection, NewsletterSection];
const FALLBACK_WIDTH = 960;

/** Loads the data of the home page in parallel. A section whose request fails shows its fallback. */
export async function loadHome({ queryClient, site }: PageContext): Promise<Partial<PageMeta>> {
  await Promise.all([
    prefetchOrNull(queryClient, homepageQuery),
    prefetchOrNull(queryClient, featuredAnnouncementQuery),
    prefetchOrNull(queryClient, upcomingEventsQuery),
    prefetchOrNull(queryClient, recentPrayersQuery),
    prefetchOrNull(queryClient, firstLeadersQuery),
    prefetchMissing(queryClient, worshipServicesQuery),
    ...DEFERRED_SECTIONS.map((section) => section.prepare()),
  ]);
  const first = queryClient.getQueryData(homepageQuery.queryKey)?.slides[0]?.image_url;
  const sources = pictureSources(first);
  const href = pictureAt(first, FALLBACK_WIDTH, 'avif');
  const meta = { description: site.about, deferredChunks: DEFERRED_CHUNKS };
  if (!sources || !href) return meta;
  return {
    ...meta,
    preloadImages: [{ href, srcSet: sources.avif, sizes: BANNER_SIZES, type: 'image/avif' }],
  };
}
