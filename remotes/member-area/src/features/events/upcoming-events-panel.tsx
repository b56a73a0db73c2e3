import { useQuery } from '@narthex/remote-kit/query';
import { Link } from '@narthex/remote-kit/router';
import { useSession } from '@narthex/shared-auth';
import { formatClock, paths } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { useAction } from '@narthex/shared-panels/use-action';
import { ButtonLink, EmptyState, Panel, Badge, Button } from '@narthex/shared-ui';
import { DatedList } from '../../components/dated-list';
import { Outcome } from '../../components/outcome';
import { PanelLoading, PanelError } from '../../components/panel-states';
import { updateRsvp, listOwnEvents, type useUpcomingEvents } from './use-upcoming-events';
import { OwnWaitingList } from './waiting-list';

interface RsvpButtonProps {
  event: ChurchEvent;
  isAttending: boolean;
  isBusy: boolean;
  onChange: (attending: boolean) => void;
}

/** Places that are kept for people on the waiting list count as taken. */
const isFull = ({ max_attendees: seats, attendees_count: taken, waiting_count: waiting }: ChurchEvent) =>
  !!seats && taken + waiting >= seats;

/** Renders whether the person attends an event, and the button that changes it. It is one button, so it keeps the focus. */
function RsvpButton({ event, isAttending, isBusy, onChange }: RsvpButtonProps) {
  const button = (
    <Button
      variant="quiet"
      size="small"
      isBusy={isBusy}
      aria-label={isAttending ? `Cancel my RSVP for ${event.title}` : `I’m coming to ${event.title}`}
      onClick={() => onChange(!isAttending)}
    >
      {isAttending ? 'Cancel my RSVP' : 'I’m coming'}
    </Button>
  );
  if (!isAttending && isFull(event)) return <OwnWaitingList event={event} takePlace={button} />;
  return (
    <>
      {isAttending ? <Badge tone="good">You are on the list</Badge> : null}
      {button}
    </>
  );
}

/** Loads the events that the signed-in person has said they will attend. */
function useOwnEvents() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'own-events', actorId],
    queryFn: ({ signal }) => listOwnEvents(signal),
  });
}

type EventsQuery = ReturnType<typeof useUpcomingEvents>;

export function UpcomingEventsPanel({ events }: { events: EventsQuery }) {
  return (
    <Panel
      title="Upcoming Events"
      actions={events.data?.length ? <Link to={paths.events.to()}>All events</Link> : undefined}
    >
      <UpcomingEvents events={events} />
    </Panel>
  );
}

function UpcomingEvents({ events: { data, isError } }: { events: EventsQuery }) {
  if (!data) return isError ? <PanelError /> : <PanelLoading />;
  return <EventList events={data} />;
}

interface Rsvp {
  readonly event: ChurchEvent;
  readonly attending: boolean;
}

/** Renders the events and whether the person attends. If that fails to load, the page of each event still shows it. */
function EventList({ events }: { events: readonly ChurchEvent[] }) {
  const { data: own } = useOwnEvents();
  const { act, busyInput, outcome, dismiss } = useAction({
    run: ({ event, attending }: Rsvp, write) => updateRsvp(event, attending, write),
    failure: 'Failed to save this. Please try again.',
  });
  const isOwn = (event: ChurchEvent) =>
    own?.some(({ id, occurrence }) => id === event.id && occurrence === event.start_datetime) ?? false;
  return (
    <>
      <Outcome outcome={outcome} onDismiss={dismiss} />
      {events.length === 0 ? (
        <EmptyState
          title="No upcoming events at this time."
          action={
            <ButtonLink as={Link} to={paths.calendar.to()} variant="quiet">
              See the calendar
            </ButtonLink>
          }
        />
      ) : (
        <DatedList
          items={events.map((event) => ({
            id: event.id,
            date: event.event_date,
            title: event.title,
            to: paths.event.to(event.id),
            facts: [formatClock(event.start_time), event.location].filter(Boolean).join(', '),
            description: event.description,
            untranslated: event.untranslated,
            action: own ? (
              <RsvpButton
                event={event}
                isAttending={isOwn(event)}
                isBusy={busyInput?.event.id === event.id}
                onChange={(attending) => void act({ event, attending })}
              />
            ) : null,
          }))}
        />
      )}
    </>
  );
}
