import { siteQuery, worshipServicesQuery } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import type { PageContext } from '../../page-record';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Returns the congregation in the vocabulary of schema.org, or undefined if the settings failed to load. */
export function buildChurchSchema({ queryClient }: PageContext): object | undefined {
  const site = queryClient.getQueryData(siteQuery.queryKey);
  return site && describeChurch(site, queryClient.getQueryData(worshipServicesQuery.queryKey) ?? []);
}

/** Returns the coordinates in the URL of a map, or null if it has none. */
function mapPoint(mapUrl: string): { latitude: number; longitude: number } | null {
  const found = /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/.exec(mapUrl);
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])];
  return found && Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}

function describeChurch(site: Site, services: readonly WorshipService[]): object {
  const point = mapPoint(site.map_url);
  return {
    '@context': 'https://schema.org',
    '@type': 'Church',
    '@id': `${paths.home.to()}#church`,
    name: site.name,
    description: site.about || undefined,
    slogan: site.motto || undefined,
    url: paths.home.to(),
    logo: '/icons/icon-512.png',
    image: '/shell/og-default.jpg',
    address: site.address || undefined,
    ...(site.phone ? { telephone: site.phone } : {}),
    ...(site.email ? { email: site.email } : {}),
    ...(site.map_url ? { hasMap: site.map_url } : {}),
    ...(point ? { geo: { '@type': 'GeoCoordinates', ...point } } : {}),
    sameAs: site.social.map(({ url }) => url),
    openingHoursSpecification: services
      .filter(({ kind }) => kind === 'service')
      .map(({ day, start_time, end_time }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${DAYS[day] ?? 'Saturday'}`,
        opens: start_time,
        closes: end_time,
      })),
  };
}
