import EventsPanel from '@narthex/shared-panels/events';

/** All events of the church. */
export default function EventsPage() {
  return <EventsPanel scope={{ kind: 'church' }} variant="leader" />;
}
