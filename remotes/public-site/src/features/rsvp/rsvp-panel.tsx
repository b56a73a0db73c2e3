import { t } from '@narthex/shared-contracts/translate';
import { useCurrentUser } from '@narthex/shared-auth';
import { formatDay, formatTime } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { FormMessage } from '../../forms/form-message';
import { FormStatus } from '../../forms/form-status';
import { useVisitorForm } from '../../forms/use-visitor-form';
import { ReplyForm } from './reply-form';
import { seatsLeft } from './seats-left';
import { rsvpTarget, useRsvpReply, useRsvpState, type Reply } from './use-rsvp';
import { WaitingForm } from './waiting-form';
import { WAITING_FAILURE } from './waiting-messages';
import styles from './rsvp-panel.module.css';

interface RsvpPanelProps {
  readonly event: ChurchEvent;
  readonly isOver: boolean;
  readonly timeZone: string;
  readonly now: string | undefined;
}

const loadSubmit = () => import('./submit-waiting').then((module) => module.submitWaiting);

/** How this person or device stands to the event, said once. */
function describeState(
  { attending, waiting }: Rsvp,
  done: Reply | undefined,
  formatMoment: (instant: string) => string,
): string | undefined {
  if (attending) return t('You are on the list. See you there!');
  if (waiting?.offered_until) {
    return t('A place is free. We keep it for you until {moment}.', {
      moment: formatMoment(waiting.offered_until),
    });
  }
  if (waiting) {
    return t('You are number {place} on the waiting list. We will e-mail you when a place is free.', {
      place: waiting.place,
    });
  }
  if (done === 'left') return t('You are off the waiting list.');
  return done === 'cancelled' ? t('Your RSVP is cancelled.') : undefined;
}

/**
 * Says how many places are left, on which day where the event repeats, and takes or gives back one; a full event has a
 * waiting list. Plain posts where there is no JavaScript.
 */
export function RsvpPanel({ event, isOver, timeZone, now }: RsvpPanelProps) {
  const isOpen = !isOver && event.status === 'published';
  const rsvp = useRsvpState(event, isOpen);
  const { isSending, failure, done, store, reply } = useRsvpReply(event);
  const user = useCurrentUser();
  const waitingForm = useVisitorForm({
    name: 'waiting-list',
    elementId: 'rsvp',
    loadSubmit: async () => (await loadSubmit())(rsvpTarget(event), store),
    failure: WAITING_FAILURE,
  });
  const seats = seatsLeft(rsvp);
  const isFull = seats.left === 0 && !rsvp.attending && !rsvp.waiting;
  const { occurrence } = rsvpTarget(event);
  const formatMoment = (instant: string) =>
    `${formatDay(instant, timeZone, new Date(now ?? instant))}, ${formatTime(instant, timeZone)}`;
  const state = isOpen ? describeState(rsvp, done, formatMoment) : undefined;
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
        {isOver ? 'This event is over' : 'Are you coming?'}
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
      {failure ? <FormMessage tone="bad">{failure}</FormMessage> : null}
      <FormStatus ref={waitingForm.statusRef}>
        {state && !failure ? <FormMessage tone="good">{state}</FormMessage> : null}
      </FormStatus>
      {isOpen && isFull ? <WaitingForm event={event} form={waitingForm} /> : null}
      {isOpen && !isFull ? (
        <ReplyForm
          event={event}
          rsvp={rsvp}
          isSending={isSending}
          onReply={(given) => {
            // The button that was pressed goes: the keyboard goes on at what is said.
            if (given === 'left') waitingForm.statusRef.current?.focus({ preventScroll: true });
            reply(given);
          }}
        />
      ) : null}
      {isOpen && !isFull && !rsvp.attending && !rsvp.waiting ? (
        <p className={styles.soft}>
          {user ? `You are signed in as ${user.name}.` : 'No account needed.'} Your name isn’t shown to
          anybody else.
        </p>
      ) : null}
    </section>
  );
}
