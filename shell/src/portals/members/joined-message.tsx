import { useEffect, useRef } from 'react';
import { ButtonLink } from '@narthex/shared-ui';
import styles from '../frame/portal-frame.module.css';

/** Welcomes somebody who joined. The invite is a link too: a browser may refuse to open a tab by itself. */
export function JoinedMessage({ invite }: { invite: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.joined} role="alert" tabIndex={-1}>
      <p>
        <b>Registration successful!</b>{' '}
        {invite
          ? 'You will be redirected to our community WhatsApp group, which opens in a new tab. Then sign in here.'
          : 'You can sign in now.'}
      </p>
      {invite ? (
        <ButtonLink href={invite} target="_blank" rel="noreferrer" variant="quiet" size="small">
          Open the WhatsApp group
        </ButtonLink>
      ) : null}
    </div>
  );
}
