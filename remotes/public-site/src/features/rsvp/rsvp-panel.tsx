import { formatDay } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { Button } from '@narthex/shared-ui';
import { FormMessage } from '../../forms/form-message';
import { FormStatus } from '../../forms/form-status';
import { seatsLeft } from './seats-left';
import { useRsvp } from './use-rsvp';
import styles from './rsvp-panel.module.css';

interface RsvpPanelProps {
  readonly event: ChurchEvent;
  readonly isOver: boolean;
  readonly timeZone: string;
  readonly now: string | undefined;
}

/** Says how many places are left, on which day where the event repeats, and takes or gives back one. A plain post where there is no JavaScript. */
export function RsvpPanel({ event, isOver, timeZone, now }: RsvpPanelProps) {
  const isOpen = !isOver && event.status === 'published';
  const occurrence = event.recurrence_pattern === null ? undefined : event.start_datetime;
  const { rsvp, isSending, failure, done, updateRsvp } = useRsvp(
    { eventId: event.id, ...(occurrence && { occurrence }) },
    isOpen,
    { ...event, occurrence: event.start_datetime },
  );
  const seats = seatsLeft(rsvp);
  const isFull = seats.left === 0 && !rsvp.attending;
  if (event.status === 'cancelled') {
    return (
      <section id="rsvp" className={styles.panel} aria-labelledby="rsvp-title">
        <h2 id="rsvp-title" className={styles.title}>
          This event is cancelled
        </h2>
        <p className={styles.seats}>If you had a place, there is nothing for you to do.</p>
      </section>
    );
  }
  return (
    <section id="rsvp" className={styles.panel} aria-labelledby="rsvp-title">
      <h2 id="rsvp-title" className={styles.title}>
        {isOver ? 'This event is over' : rsvp.attending ? 'You are on the list' : 'Are you coming?'}
      </h2>
      {occurrence && isOpen ? (
        <p className={styles.seats}>
          On <time dateTime={occurrence}>{formatDay(occurrence, timeZone, new Date(now ?? occurrence))}</time>
        </p>
      ) : null}
      <p className={styles.seats}>{isOver ? seats.past : seats.label}</p>
      {seats.share === null ? null : (
        <div className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${seats.share}%` }} />
        </div>
      )}
      {isOpen ? (
        <form
          method="post"
          action="/forms/rsvp#rsvp"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            updateRsvp(!rsvp.attending);
          }}
        >
          <input type="hidden" name="event_id" value={event.id} />
          {occurrence ? <input type="hidden" name="occurrence" value={occurrence} /> : null}
          <input type="hidden" name="attending" value={String(!rsvp.attending)} />
          <Button
            type="submit"
            variant={rsvp.attending ? 'quiet' : 'primary'}
            className={styles.action}
            isBusy={isSending}
            disabled={isFull}
          >
            {rsvp.attending ? 'Cancel my RSVP' : 'I’m coming'}
          </Button>
        </form>
      ) : null}
      {isFull && isOpen ? (
        <p className={styles.soft}>When somebody cancels, the place opens again here.</p>
      ) : null}
      {isOpen && !isFull && !rsvp.attending ? (
        <p className={styles.soft}>No account needed. Your name isn’t shown to anybody else.</p>
      ) : null}
      {failure ? <FormMessage tone="bad">{failure}</FormMessage> : null}
      <FormStatus>
        {!failure && done ? (
          <FormMessage tone="good">
            {done === 'given' ? 'You are on the list. See you there!' : 'Your RSVP is cancelled.'}
          </FormMessage>
        ) : null}
      </FormStatus>
    </section>
  );
}
