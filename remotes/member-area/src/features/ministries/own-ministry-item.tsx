import type { OwnMinistry } from '@narthex/shared-contracts/schemas/own-account';
import { Badge, Button } from '@narthex/shared-ui';
import styles from './ministries.module.css';

interface OwnMinistryItemProps {
  readonly ministry: OwnMinistry;
  readonly isBusy: boolean;
  readonly onJoin: () => void;
  readonly onLeave: () => void;
}

const describeMeeting = ({ meeting_time: time, location }: OwnMinistry) =>
  [time, location].filter(Boolean).join(', ');

function MembershipStatus({ status, role }: OwnMinistry) {
  if (status === 'joined') return <Badge tone="accent">{role}</Badge>;
  return <Badge tone="warn">{status === 'invited' ? 'Invites you to join' : 'Asked to join, waiting'}</Badge>;
}

/**
 * Returns the text of the button that leaves a ministry, and its label for screen readers, which names the ministry.
 */
function getLeaveLabels({ status, name }: OwnMinistry): { readonly text: string; readonly label: string } {
  switch (status) {
    case 'joined':
      return { text: 'Leave', label: `Leave ${name}` };
    case 'invited':
      return { text: 'No, thanks', label: `Say no to ${name}` };
    case 'asked':
      return { text: 'Take back', label: `Take back the request to join ${name}` };
  }
}

/** Renders a ministry of the person with their status and the buttons to join or leave. */
export function OwnMinistryItem({ ministry, isBusy, onJoin, onLeave }: OwnMinistryItemProps) {
  const { text, label } = getLeaveLabels(ministry);
  return (
    <li>
      <div className={styles.text}>
        <p className={styles.name}>{ministry.name}</p>
        <p className={styles.facts}>{describeMeeting(ministry)}</p>
        {ministry.status === 'invited' ? (
          <p className={styles.facts}>
            Once you join, its leaders see how to reach you. Until then they see your name alone.
          </p>
        ) : null}
      </div>
      <MembershipStatus {...ministry} />
      {ministry.status === 'invited' ? (
        <Button size="small" isBusy={isBusy} aria-label={`Join ${ministry.name}`} onClick={onJoin}>
          Join
        </Button>
      ) : null}
      <Button variant="quiet" size="small" isBusy={isBusy} aria-label={label} onClick={onLeave}>
        {text}
      </Button>
    </li>
  );
}
