import { paths, toOffsetTime } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { splitParagraphs } from '../../components/text/paragraphs';
import type { PageContext } from '../../page-record';
import { getPreviewImage } from './event-facts';
import { eventQuery } from './use-event';

/** Returns the event of a page in the vocabulary of schema.org. */
export function buildEventSchema({ queryClient, params, site }: PageContext): object | undefined {
  const found = queryClient.getQueryData(eventQuery(params['id'] ?? '').queryKey);
  return found?.record ? describeEvent(found.record, site) : undefined;
}

function describeEvent(event: ChurchEvent, site: Site): object {
  const fee = Number(event.entry_fee ?? 0);
  const seats = event.max_attendees ?? 0;
  const url = paths.event.to(event.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: splitParagraphs(event.description).join(' '),
    startDate: toOffsetTime(event.start_datetime, site.time_zone),
    endDate: toOffsetTime(event.end_datetime, site.time_zone),
    eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url,
    image: getPreviewImage(event.featured_image),
    location: {
      '@type': 'Place',
      name: event.location || site.meeting_place || site.name,
      address: site.address || site.name,
    },
    organizer: { '@type': 'Organization', name: site.name, url: paths.home.to() },
    isAccessibleForFree: fee === 0,
    offers: {
      '@type': 'Offer',
      price: String(fee),
      priceCurrency: 'KES',
      url,
      availability: `https://schema.org/${seats > 0 && event.attendees_count >= seats ? 'SoldOut' : 'InStock'}`,
    },
    ...(seats > 0
      ? {
          maximumAttendeeCapacity: seats,
          remainingAttendeeCapacity: Math.max(0, seats - event.attendees_count),
        }
      : {}),
  };
}
