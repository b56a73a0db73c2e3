import { pictureAt, pictureSources, type PageMeta } from '@narthex/shared-contracts';
import type { QueryClient } from '@tanstack/react-query';
import { homepageQuery } from '../../data/homepage';
import { prefetchOrNull } from '../../data/loaded';
import { siteQuery } from '../../data/site';
import { worshipServicesQuery } from '../../data/worship-services';
import { churchSchemaOf } from '../../features/about/church-schema';
import { featuredAnnouncementQuery } from '../../features/announcements/use-featured-announcement';
import { BANNER_SIZES } from '../../features/banner/banner-slide';
import { upcomingEventsQuery } from '../../features/events/use-upcoming-events';
import { leadersQuery } from '../../features/leadership/use-leaders';
import { recentPrayersQuery } from '../../features/prayer/use-recent-prayers';

const FALLBACK_WIDTH = 960;

/** Fills the home page's data, all at once; a call that fails leaves its section's fall-back. */
export async function loadHome(
  queryClient: QueryClient,
): Promise<Pick<PageMeta, 'preloadImages' | 'structuredData'>> {
  await Promise.all([
    prefetchOrNull(queryClient, homepageQuery),
    prefetchOrNull(queryClient, featuredAnnouncementQuery),
    prefetchOrNull(queryClient, upcomingEventsQuery),
    prefetchOrNull(queryClient, recentPrayersQuery),
    prefetchOrNull(queryClient, leadersQuery),
    queryClient.prefetchQuery(siteQuery),
    queryClient.prefetchQuery(worshipServicesQuery),
  ]);
  const first = queryClient.getQueryData(homepageQuery.queryKey)?.slides[0]?.image_url;
  const sources = pictureSources(first);
  const href = pictureAt(first, FALLBACK_WIDTH, 'avif');
  const site = queryClient.getQueryData(siteQuery.queryKey);
  const services = queryClient.getQueryData(worshipServicesQuery.queryKey) ?? [];
  const structuredData = site ? [churchSchemaOf(site, services)] : [];
  if (!sources || !href) return { structuredData };
  return {
    structuredData,
    preloadImages: [{ href, srcSet: sources.avif, sizes: BANNER_SIZES, type: 'image/avif' }],
  };
}
