import { useEffect, useRef } from 'react';
import { paths } from '@narthex/shared-contracts';
import { ButtonLink } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import styles from '../frame/portal-frame.module.css';

interface JoinedMessageProps {
  readonly invite: string | undefined;
  /** Holds the path of the member's dashboard; it is null if the person isn't signed in yet. */
  readonly continueTo: string | null;
}

const NEXT_STEPS = [
  { label: 'Find a ministry', to: paths.memberMinistries.to() },
  { label: 'Complete your profile', to: paths.memberProfile.to() },
  { label: 'See what is coming up', to: paths.events.to() },
];

/**
 * Welcomes a new member and lists the next steps. The invite is also a link, because a browser may block the
 * new tab.
 */
export function JoinedMessage({ invite, continueTo }: JoinedMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.joined} role="alert" tabIndex={-1}>
      <p>
        <b>Registration successful!</b> Please open the link in the email we sent you.{' '}
        {invite ? 'You will be redirected to our community WhatsApp group, which opens in a new tab. ' : null}
        {continueTo === null ? 'You can sign in now.' : 'You are signed in. This is what you can do next:'}
      </p>
      <ul role="list" className={styles.steps}>
        {continueTo === null ? null : (
          <li>
            <ButtonLink as={Link} to={continueTo}>
              Go to your dashboard
            </ButtonLink>
          </li>
        )}
        {continueTo === null
          ? null
          : NEXT_STEPS.map(({ label, to }) => (
              <li key={to}>
                <ButtonLink as={Link} to={to} variant="quiet">
                  {label}
                </ButtonLink>
              </li>
            ))}
        {invite ? (
          <li>
            <ButtonLink href={invite} target="_blank" rel="noreferrer" variant="quiet">
              Open the WhatsApp group
            </ButtonLink>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
