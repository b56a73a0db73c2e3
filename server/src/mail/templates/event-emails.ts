import { t } from '@narthex/shared-contracts/translate';
import type { Say } from '../../responses/translate-message';
import { button, facts, text, type MailContent } from '../mail-content';

export interface EventEmail {
  readonly first_name: string;
  readonly title: string;
  /** Is the date and time in the site's time zone, as people write it. */
  readonly when: string;
  readonly where: string | null;
  /** Is the path of the event's page. */
  readonly path: string;
}

const eventFacts = ({ title, when, where }: EventEmail) =>
  facts(['What', title], ['When', when], ...(where ? [['Where', where] as const] : []));

const REASON = 'You get this e-mail because you told us that you will come.';
const CANCELLING = text(
  'If you cannot come, cancel your RSVP on the page of the event. Then somebody else can have the place.',
);

export const eventReminder = (event: EventEmail): MailContent => ({
  subject: `Soon: ${event.title}`,
  heading: `See you soon, ${event.first_name}!`,
  blocks: [
    text('You told us that you will come. Here is what you need to know:'),
    eventFacts(event),
    button('See the event', event.path),
    CANCELLING,
  ],
  reason: REASON,
});

export const eventMoved = (event: EventEmail): MailContent => ({
  subject: `New time: ${event.title}`,
  heading: `Hello ${event.first_name},`,
  blocks: [
    text('This event has a new time. Your place is kept.'),
    eventFacts(event),
    button('See the event', event.path),
    CANCELLING,
  ],
  reason: REASON,
});

export const eventCancelled = (event: EventEmail): MailContent => ({
  subject: `Cancelled: ${event.title}`,
  heading: `Hello ${event.first_name},`,
  blocks: [
    text('We are sorry: this event is cancelled.'),
    eventFacts(event),
    button('See what else is coming', event.path),
  ],
  reason: REASON,
});

const WAITING_REASON = 'You get this e-mail because you joined the waiting list of this event.';

/** Notifies a person on a waiting list that an event was cancelled. */
export const waitedEventCancelled = (event: EventEmail): MailContent => ({
  ...eventCancelled(event),
  reason: WAITING_REASON,
});

export interface PlaceEmail extends Omit<EventEmail, 'first_name'> {
  readonly name: string;
  /** Is the end of the offer, as people write it. */
  readonly until: string;
  readonly takePath: string;
  readonly leavePath: string;
}

export const placeOffered = (place: PlaceEmail): MailContent => ({
  subject: `A place is free: ${place.title}`,
  heading: `Good news, ${place.name}!`,
  blocks: [
    text('A place is free, and you are next on the waiting list.'),
    facts(
      ['What', place.title],
      ['When', place.when],
      ...(place.where ? [['Where', place.where] as const] : []),
      ['Kept for you until', place.until],
    ),
    button('Take the place', place.takePath),
    text('If you do not take it by then, the place goes to the next person.'),
    button('I no longer need it', place.leavePath),
  ],
  reason: WAITING_REASON,
});

export interface SeatEmail extends Omit<EventEmail, 'first_name'> {
  readonly confirmPath: string;
  /** Is the lifetime of the link in hours. */
  readonly hours: number;
}

/**
 * Asks the owner of an address to confirm a request for a seat. It contains no text of the visitor, because anybody can
 * type any address.
 */
export const confirmSeat = (seat: SeatEmail, say: Say): MailContent => ({
  subject: `${say(t('Confirm your place'))}: ${seat.title}`,
  heading: say(t('Are you coming?')),
  blocks: [
    text(say(t('Somebody asked for a place at this event with this e-mail address.'))),
    facts(
      [say(t('What')), seat.title],
      [say(t('When')), seat.when],
      ...(seat.where ? [[say(t('Where')), seat.where] as const] : []),
      [
        say(t('The link works for')),
        say(t('{hours, plural, one {# hour} other {# hours}}'), { hours: seat.hours }),
      ],
    ),
    button(say(t('Confirm my place')), seat.confirmPath),
    text(say(t('If all places are taken by then, you are put on the waiting list.'))),
    button(say(t('See the event')), seat.path),
  ],
  reason: say(t('If it was not you, there is nothing to do: nothing is booked.')),
});
