import { formatClock, paths } from '@narthex/shared-contracts';
import { ButtonLink, EmptyState, Panel } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import { DatedList } from '../../parts/dated-list';
import { MoreLink } from '../../parts/more-link';
import { PanelLoading } from '../../parts/panel-loading';
import { PanelTrouble } from '../../parts/panel-trouble';
import type { useUpcomingEvents } from './use-upcoming-events';

type EventsQuery = ReturnType<typeof useUpcomingEvents>;

export function UpcomingEventsPanel({ events }: { events: EventsQuery }) {
  return (
    <Panel
      title="Upcoming Events"
      actions={events.data?.length ? <MoreLink to={paths.events.to()}>All events</MoreLink> : undefined}
    >
      <UpcomingEvents events={events} />
    </Panel>
  );
}

function UpcomingEvents({ events: { data, isError } }: { events: EventsQuery }) {
  if (!data) return isError ? <PanelTrouble /> : <PanelLoading />;
  if (data.length === 0) {
    return (
      <EmptyState
        title="No upcoming events at this time."
        action={
          <ButtonLink as={Link} to={paths.calendar.to()} variant="quiet">
            See the calendar
          </ButtonLink>
        }
      />
    );
  }
  return (
    <DatedList
      items={data.map(({ id, event_date, start_time, title, location, description }) => ({
        id,
        date: event_date,
        title,
        to: paths.event.to(id),
        facts: [formatClock(start_time), location].filter(Boolean).join(', '),
        description,
      }))}
    />
  );
}
