import { useSession } from '@narthex/shared-auth';
import { formatDay, formatTime } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, Spinner } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../load-failure';
import { listAttendees } from './api';
import styles from './attendees-list.module.css';

export interface AttendeesListProps {
  eventId: number;
  timeZone: string;
}

/** Renders the names of the people who come to the next occurrence of an event. */
export default function AttendeesList({ eventId, timeZone }: AttendeesListProps) {
  const actorId = useSession((session) => session.actor?.id);
  const query = useQuery({
    queryKey: ['events', 'attendees', eventId, actorId],
    queryFn: ({ signal }) => listAttendees(eventId, signal),
    // Places are taken without a change of the event, so the list is loaded anew each time it is opened.
    staleTime: 0,
  });
  if (query.isPending) return <Spinner text="Loading names..." />;
  if (!query.data) return <LoadFailure message="Failed to load who is coming" query={query} />;
  const { occurrence, people } = query.data;
  const when = `${formatDay(occurrence, timeZone)}, ${formatTime(occurrence, timeZone)}`;
  return (
    <div className={styles.attendees}>
      <p>{when}</p>
      <p>
        {people.length === 0
          ? t('Nobody has said yet that they are coming.')
          : t('{count, plural, one {# person is coming} other {# people are coming}}', {
              count: people.length,
            })}
      </p>
      <ol className={styles.names}>
        {people.map(({ id, name, is_member: isMember }) => (
          <li key={id}>
            {name} {isMember ? null : <Badge tone="neutral">Visitor</Badge>}
          </li>
        ))}
      </ol>
    </div>
  );
}
