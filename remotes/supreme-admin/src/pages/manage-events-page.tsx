import EventsPanel from '@narthex/shared-panels/events-panel';

/** Manage Events of the administration. */
export default function ManageEventsPage() {
  return <EventsPanel scope={{ kind: 'church' }} variant="admin" />;
}
