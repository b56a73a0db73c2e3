import { t } from '@narthex/shared-contracts/translate';
import type { Rsvp } from '@narthex/shared-contracts/schemas/rsvp';

export interface SeatsLeft {
  /** Is null if the number of places isn't limited. */
  readonly left: number | null;
  /** Holds the taken places in percent. */
  readonly share: number | null;
  readonly label: string;
  readonly past: string;
}

const KEPT_FOR_MEMBERS = t(
  'The seats for visitors are taken. A few are kept for members: sign in to take one.',
);

/**
 * Returns the labels of an event's places. Those that are kept for the waiting list count as taken, and some are only
 * for members.
 */
export function seatsLeft({
  attendees_count: taken,
  max_attendees,
  waiting_count: waiting,
  places_left: ownLeft,
  is_kept_for_members: isKept = false,
}: Rsvp): SeatsLeft {
  const seats = max_attendees ?? 0;
  const past =
    taken === 0
      ? t('Thank you to everyone who came.')
      : t('{taken, plural, one {1 person had} other {# people had}} said they would come.', { taken });
  if (seats === 0) {
    const label =
      taken === 0
        ? t('Open to All')
        : t('Open to All, {taken, plural, one {1 person} other {# people}} coming so far', { taken });
    return { left: null, share: null, label, past };
  }
  const together = Math.max(0, seats - taken - waiting);
  const left = ownLeft === 0 ? 0 : Math.max(together, ownLeft ?? 0);
  const full =
    waiting === 0
      ? t('This event is full: all {seats} places are taken', { seats })
      : t(
          'This event is full: all {seats} places are taken, {waiting, plural, one {1 person} other {# people}} waiting',
          { seats, waiting },
        );
  return {
    left,
    share: Math.min(100, Math.round((taken / seats) * 100)),
    label: isKept
      ? KEPT_FOR_MEMBERS
      : left === 0
        ? full
        : t('{left} of {seats} places left', { left, seats }),
    past,
  };
}
