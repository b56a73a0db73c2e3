import { nowQuery } from '@narthex/shared-auth';
import { paths, toOffsetTime } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { toLine } from '@narthex/shared-contracts/text-form';
import type { PageContext } from '../../page-record';
import { getPreviewImage } from './event-facts';
import { eventQuery } from './use-event';

/** Returns the event of a page in the vocabulary of schema.org. */
export function buildEventSchema({ queryClient, params, site }: PageContext): object | undefined {
  const found = queryClient.getQueryData(eventQuery(params['id'] ?? '').queryKey);
  const now = queryClient.getQueryData(nowQuery.queryKey);
  return found?.record ? describeEvent(found.record, site, now ? new Date(now) : new Date()) : undefined;
}

function describeEvent(event: ChurchEvent, site: Site, now: Date): object {
  const isOpen = event.status === 'published' && new Date(event.end_datetime) >= now;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: toLine(event.description),
    startDate: toOffsetTime(event.start_datetime, site.time_zone),
    endDate: toOffsetTime(event.end_datetime, site.time_zone),
    eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    ...describePlace(event, site),
    url: paths.event.to(event.id),
    image: getPreviewImage(event.featured_image),
    organizer: { '@type': 'Organization', name: site.name, url: paths.home.to() },
    isAccessibleForFree: Number(event.entry_fee ?? 0) === 0,
    ...(event.max_attendees ? { maximumAttendeeCapacity: event.max_attendees } : {}),
    // Search engines show an offer as places that can still be had.
    ...(isOpen ? describeOffer(event) : {}),
  };
}

function describePlace({ location }: ChurchEvent, site: Site): object {
  const isOnline = location !== null && URL.canParse(location) && /^https?:/i.test(location);
  return {
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: location }
      : {
          '@type': 'Place',
          name: location || site.meeting_place || site.name,
          address: site.address || site.name,
        },
  };
}

function describeOffer({ id, entry_fee, max_attendees: seats, attendees_count, waiting_count }: ChurchEvent) {
  // Places that become free go to those who wait.
  const left = seats ? Math.max(0, seats - attendees_count - waiting_count) : null;
  return {
    offers: {
      '@type': 'Offer',
      price: String(Number(entry_fee ?? 0)),
      priceCurrency: 'KES',
      url: paths.event.to(id),
      availability: `https://schema.org/${left === 0 ? 'SoldOut' : 'InStock'}`,
    },
    ...(left === null ? {} : { remainingAttendeeCapacity: left }),
  };
}
