import { Link } from '@narthex/remote-kit/router';
import { useCurrentUser } from '@narthex/shared-auth';
import { formatDay, formatTime, paths } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';
import { t } from '@narthex/shared-contracts/translate';
import { useIsHydrated } from '@narthex/shared-ui';
import { FormMessage } from '../../forms/form-message';
import { FormStatus } from '../../forms/form-status';
import { usePostedForm } from '../../forms/posted-form';
import { useVisitorForm } from '../../forms/use-visitor-form';
import { ConfirmAddress } from './confirm-address';
import { PlaceForm } from './forms/place-form';
import { ReplyForm } from './forms/reply-form';
import { seatsLeft } from './seats-left';
import { rsvpTarget, useRsvpReply, useRsvpState, type Reply } from './use-rsvp';
import styles from './rsvp-panel.module.css';

/** Renders a link to sign-in, which returns to the event: to the places that are kept for members, or to one's own. */
function SignInLink({ eventId }: { eventId: number }) {
  const back = encodeURIComponent(`${paths.event.to(eventId)}#rsvp`);
  return (
    <p>
      <Link to={`${paths.members.to()}?return_to=${back}`}>Sign in as a member</Link>
    </p>
  );
}

interface RsvpPanelProps {
  readonly event: ChurchEvent;
  readonly isOver: boolean;
  readonly timeZone: string;
  readonly now: string | undefined;
}

const PLACE_FAILURE = 'You have no place yet.';
const loadSubmit = () => import('./submit-place').then((module) => module.submitPlace);

/** Returns the state of this person's or device's reply as a text. */
function describeState(
  { attending, waiting, is_unconfirmed }: Rsvp,
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
    return t('You are number {place} on the waiting list. We will email you when a place is free.', {
      place: waiting.place,
    });
  }
  if (is_unconfirmed) {
    return t('Check your email: your place is yours once you open the link in it.');
  }
  if (done === 'left') return t('You are off the waiting list.');
  return done === 'cancelled' ? t('Your RSVP is cancelled.') : undefined;
}

/**
 * Renders the free places of an event or of its occurrence, and the form that takes or gives back a place. A full event
 * has a waiting list. Without JavaScript the forms are plain posts.
 */
export function RsvpPanel({ event, isOver, timeZone, now }: RsvpPanelProps) {
  const isOpen = !isOver && event.status === 'published';
  const rsvp = useRsvpState(event, isOpen);
  const { isSending, failure, postedFailure, isSignedOut, done, store, refresh, reply } = useRsvpReply(event);
  const isHydrated = useIsHydrated();
  const user = useCurrentUser();
  const knownUser = isHydrated && user ? user : undefined;
  const wasFull = usePostedForm('waiting-list').refused !== null;
  const seats = seatsLeft(rsvp);
  const hasNothing = !rsvp.attending && !rsvp.waiting && !rsvp.is_unconfirmed;
  const isFull = hasNothing && (seats.left === 0 || (wasFull && !knownUser));
  const placeForm = useVisitorForm({
    name: isFull ? 'waiting-list' : 'rsvp',
    elementId: 'rsvp',
    loadSubmit: async () =>
      (await loadSubmit())({ target: rsvpTarget(event), isFull, onStored: store, onConflict: refresh }),
    failure: PLACE_FAILURE,
  });
  const needsForm = isOpen && hasNothing && (isFull || !knownUser);
  // The form shows the errors of its own post by itself.
  const refusal = failure ?? (needsForm && !knownUser ? undefined : postedFailure);
  const refused = placeForm.kind === 'sent' ? undefined : refusal;
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
    // The starter reads the attribute: whoever has replied sees the reply, which only the application can request.
    <section
      id="rsvp"
      className={styles.panel}
      aria-labelledby="rsvp-title"
      data-own-reply=""
      data-state={isOpen ? 'open' : undefined}
    >
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
      {refused ? <FormMessage tone="bad">{refused}</FormMessage> : null}
      {(rsvp.is_kept_for_members || isSignedOut) && !knownUser ? <SignInLink eventId={event.id} /> : null}
      <FormStatus ref={placeForm.statusRef}>
        {state && !refused ? <FormMessage tone="good">{state}</FormMessage> : null}
      </FormStatus>
      {needsForm ? (
        <PlaceForm event={event} form={placeForm} isFull={isFull} knownEmail={knownUser?.email} />
      ) : null}
      {isOpen && !needsForm ? (
        <ReplyForm
          event={event}
          rsvp={rsvp}
          isSending={isSending}
          onReply={(given) => {
            // A form may replace the pressed button once the place is given back, so the message gets the focus.
            if (given !== 'come') placeForm.statusRef.current?.focus({ preventScroll: true });
            reply(given);
          }}
        />
      ) : null}
      {isOpen && hasNothing && knownUser?.email_confirmed === false ? (
        <ConfirmAddress email={knownUser.email} />
      ) : null}
      {isOpen && rsvp.is_unconfirmed ? (
        <p className={styles.soft}>
          No email? Look into the spam folder, or cancel and type your address again.
        </p>
      ) : null}
      {isOpen && hasNothing && !isFull ? (
        <p className={styles.soft}>
          {knownUser ? `You are signed in as ${knownUser.name}.` : 'No account needed.'} Only the leaders of
          the event see your name.
        </p>
      ) : null}
    </section>
  );
}
