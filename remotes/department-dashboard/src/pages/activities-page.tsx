import { useSession } from '@narthex/shared-auth';
import EventsPanel from '@narthex/shared-panels/events';

/** The department's own events. */
export default function ActivitiesPage() {
  const department = useSession((session) => session.actor?.department ?? null);
  if (!department) return null;
  return <EventsPanel scope={{ kind: 'department', department }} variant="leader" />;
}
