import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { t } from '@narthex/shared-contracts/translate';
import { useCurrentUser } from '@narthex/shared-auth';
import { buttonClassName, useIsHydrated } from '@narthex/shared-ui';
import { useEffect, useState } from 'react';
import { watchVisibility } from '@narthex/shared-ui/watch-visibility';
import { RSVP_FORM } from './forms/reply-form';
import { seatsLeft } from './seats-left';
import { useRsvpState } from './use-rsvp';
import styles from './rsvp-bar.module.css';

/**
 * Renders a bar at the bottom of a phone's screen, until the end of the article, with the button for a place. It
 * follows the text in the document, so it never covers the end of it. Signed-in people take a place by it; visitors
 * jump to the form.
 */
export function RsvpBar({ event }: { event: ChurchEvent }) {
  const rsvp = useRsvpState(event, true);
  const isHydrated = useIsHydrated();
  const isMember = useCurrentUser() !== null && isHydrated;
  const [isPanelSeen, setPanelSeen] = useState(false);
  useEffect(() => {
    const panel = document.getElementById('rsvp');
    return panel ? watchVisibility(panel, { threshold: 0.6 }, setPanelSeen) : undefined;
  }, []);
  const { left, label } = seatsLeft(rsvp);
  const isOffered = rsvp.waiting?.offered_until != null;
  const isOpen = !rsvp.attending && !rsvp.is_unconfirmed && !rsvp.waiting;
  const canTake = !rsvp.attending && (isOffered || (isOpen && isMember && left !== 0));
  const ask = left === null || isOffered ? t('RSVP') : t('RSVP: {label}', { label });
  const className = buttonClassName({ variant: 'primary', className: styles.action });
  return (
    <div className={styles.bar} data-panel={isPanelSeen ? 'seen' : 'elsewhere'}>
      {canTake ? (
        <button type="submit" form={RSVP_FORM} className={className}>
          {ask}
        </button>
      ) : (
        <a href="#rsvp" className={className}>
          {rsvp.attending ? 'You have a place' : null}
          {!rsvp.attending && rsvp.is_unconfirmed ? 'Check your email' : null}
          {!rsvp.attending && rsvp.waiting ? `Waiting list: number ${rsvp.waiting.place}` : null}
          {isOpen && left === 0 ? 'Full: join the waiting list' : null}
          {isOpen && left !== 0 ? ask : null}
        </a>
      )}
    </div>
  );
}
