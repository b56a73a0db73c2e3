import EventsPanel from '@narthex/shared-panels/events-panel';

/** Renders the management of events with the labels of the administration. */
export default function ManageEventsPage() {
  return <EventsPanel scope={{ kind: 'church' }} variant="admin" />;
}
