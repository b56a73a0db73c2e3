import { fileInLanguage } from '@narthex/shared-contracts/languages';
import { formatDay, formatTime, paths, type PageMeta } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { toLine } from '@narthex/shared-contracts/text-form';
import { buttonClassName } from '@narthex/shared-ui';
import { CalendarPlus } from 'lucide-react';
import { Link, useParams } from '@narthex/remote-kit/router';
import { prefetchOrNull } from '../../data/query-state';
import { useNow } from '../../data/now';
import { useSite } from '../../data/site';
import { EventDetails } from '../../features/events/event-details';
import { EVENT_PICTURE_SIZES, EventHead } from '../../features/events/event-heading';
import { getPreviewImage } from '../../features/events/event-facts';
import { eventQuery, useEvent } from '../../features/events/use-event';
import { RsvpBar } from '../../features/rsvp/rsvp-bar';
import { RsvpPanel } from '../../features/rsvp/rsvp-panel';
import { ShareLinks } from '../../features/share/share-links';
import type { PageContext } from '../../page-record';
import { buildPreload } from '../../components/layout/head-picture';
import { shortenDescription } from '../../components/text/shorten';
import { Prose } from '../../components/text/prose';
import reading from '../../components/layout/reading.module.css';
import { RecordPage } from '../layouts/record-page';
import styles from './event-page.module.css';

export async function load({ queryClient, params, site }: PageContext): Promise<Partial<PageMeta>> {
  const query = eventQuery(params['id'] ?? '');
  await prefetchOrNull(queryClient, query);
  const found = queryClient.getQueryData(query.queryKey);
  if (!found) return { status: 503 };
  const { record: event } = found;
  if (!event) return { title: 'Event not found', status: 404 };
  const when = `${formatDay(event.start_datetime, site.time_zone)}, ${formatTime(event.start_datetime, site.time_zone)}`;
  const image = getPreviewImage(event.featured_image);
  return {
    title: event.title,
    description: shortenDescription(`${when}. ${toLine(event.description)}`),
    canonical: paths.event.to(event.id),
    ...(image ? { image } : {}),
    ...buildPreload(event.featured_image, EVENT_PICTURE_SIZES),
  };
}

const MISSING = {
  title: 'Event not found',
  sentence: 'It may be over, cancelled, or not published yet.',
  links: [
    { label: 'See all events', to: paths.events.to() },
    { label: 'Sabbath calendar', to: paths.calendar.to() },
  ],
};

/** Renders an event with its facts, its text and the form for a place. */
export default function EventPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage loaded={useEvent(id)} heading="Event" failure="Failed to load this event" missing={MISSING}>
      {(event) => <EventArticle event={event} />}
    </RecordPage>
  );
}

function EventArticle({ event }: { event: ChurchEvent }) {
  const { time_zone } = useSite();
  const now = useNow();
  const isOver = now !== undefined && Date.parse(event.end_datetime) < Date.parse(now);
  const path = paths.event.to(event.id);
  return (
    <>
      <EventHead event={event} timeZone={time_zone} now={now} />
      <div className={reading.columns}>
        <div className={reading.text}>
          <Prose text={event.description} lang={textLanguage(event, 'description')} />
          {event.additional_info ? (
            <section>
              <h2>Good to know</h2>
              <Prose text={event.additional_info} lang={textLanguage(event, 'additional_info')} />
            </section>
          ) : null}
          <section>
            <h2>When and where</h2>
            <EventDetails event={event} timeZone={time_zone} now={now} />
          </section>
        </div>
        <div className={reading.aside}>
          <RsvpPanel event={event} isOver={isOver} timeZone={time_zone} now={now} />
          <section aria-labelledby="keep-title" className={styles.keep}>
            <h2 id="keep-title">Keep and share</h2>
            {isOver || event.status === 'cancelled' ? null : (
              <a className={buttonClassName({ variant: 'quiet' })} href={fileInLanguage(`${path}.ics`)}>
                <CalendarPlus size={18} aria-hidden="true" />
                Add to calendar
              </a>
            )}
            <ShareLinks path={path} text={event.title} />
          </section>
          <p className={styles.more}>
            <Link to={paths.events.to()}>What else is coming up</Link>
          </p>
        </div>
      </div>
      {isOver || event.status !== 'published' ? null : <RsvpBar event={event} />}
    </>
  );
}
