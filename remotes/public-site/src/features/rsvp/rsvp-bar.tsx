import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { buttonClassName } from '@narthex/shared-ui';
import { useEffect, useState } from 'react';
import { watchVisibility } from '@narthex/shared-ui/watch-visibility';
import { RSVP_FORM } from './reply-form';
import { seatsLeft } from './seats-left';
import { useRsvpState } from './use-rsvp';
import styles from './rsvp-bar.module.css';

/**
 * On a phone the way to a place stays at the foot of the screen until the end of the article. It stands after the
 * article's text, so that it covers nothing for good, and submits the form of the panel: that works without JavaScript.
 */
export function RsvpBar({ event }: { event: ChurchEvent }) {
  const rsvp = useRsvpState(event, true);
  const [isPanelSeen, setPanelSeen] = useState(false);
  useEffect(() => {
    const panel = document.getElementById('rsvp');
    return panel ? watchVisibility(panel, { threshold: 0.6 }, setPanelSeen) : undefined;
  }, []);
  const { left, label } = seatsLeft(rsvp);
  const isOffered = rsvp.waiting?.offered_until != null;
  const canTake = !rsvp.attending && (isOffered || (!rsvp.waiting && left !== 0));
  const className = buttonClassName({ variant: 'primary', className: styles.action });
  return (
    <div className={styles.bar} data-panel={isPanelSeen ? 'seen' : 'elsewhere'}>
      {canTake ? (
        <button type="submit" form={RSVP_FORM} className={className}>
          RSVP{left === null || isOffered ? '' : `: ${label}`}
        </button>
      ) : (
        <a href="#rsvp" className={className}>
          {rsvp.attending ? 'You have a place' : null}
          {!rsvp.attending && rsvp.waiting ? `Waiting list: number ${rsvp.waiting.place}` : null}
          {!rsvp.attending && !rsvp.waiting ? 'Full: join the waiting list' : null}
        </a>
      )}
    </div>
  );
}
