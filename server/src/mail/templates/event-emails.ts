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
  /** Is set for a visitor, who can cancel on the event's page only on the device that they booked with. */
  readonly cancelPath?: string;
}

const eventFacts = ({ title, when, where }: Omit<EventEmail, 'first_name' | 'path'>, say: Say) =>
  [
    [say(t('What')), title],
    [say(t('When')), when],
    ...(where ? [[say(t('Where')), where] as const] : []),
  ] as const;

const HELLO = t('Hello {name},');
const REASON = t('You get this email because you told us that you will come.');
const CANCELLING = t(
  'If you cannot come, cancel your RSVP on the page of the event. Then somebody else can have the place.',
);
const cancelling = ({ cancelPath }: EventEmail, say: Say) =>
  cancelPath === undefined
    ? [text(say(CANCELLING))]
    : [
        text(say(t('If you cannot come, please tell us. Then somebody else can have the place.'))),
        button(say(t('I can’t come')), cancelPath),
      ];

export const eventReminder = (event: EventEmail, say: Say): MailContent => ({
  subject: say(t('Soon: {title}'), { title: event.title }),
  heading: say(t('See you soon, {name}!'), { name: event.first_name }),
  blocks: [
    text(say(t('You told us that you will come. Here is what you need to know:'))),
    facts(...eventFacts(event, say)),
    button(say(t('See the event')), event.path),
    ...cancelling(event, say),
  ],
  reason: say(REASON),
});

export const eventMoved = (event: EventEmail, say: Say): MailContent => ({
  subject: say(t('New time: {title}'), { title: event.title }),
  heading: say(HELLO, { name: event.first_name }),
  blocks: [
    text(say(t('This event has a new time. Your place is kept.'))),
    facts(...eventFacts(event, say)),
    button(say(t('See the event')), event.path),
    ...cancelling(event, say),
  ],
  reason: say(REASON),
});

/** Takes back the email about a cancellation. */
export const eventRestored = (event: EventEmail, say: Say): MailContent => ({
  ...eventMoved(event, say),
  subject: say(t('It takes place after all: {title}'), { title: event.title }),
  blocks: [
    text(say(t('We told you that this event is cancelled. It takes place after all. Your place is kept.'))),
    ...eventMoved(event, say).blocks.slice(1),
  ],
});

export const eventCancelled = (event: EventEmail, say: Say): MailContent => ({
  subject: say(t('Cancelled: {title}'), { title: event.title }),
  heading: say(HELLO, { name: event.first_name }),
  blocks: [
    text(say(t('We are sorry: this event is cancelled.'))),
    facts(...eventFacts(event, say)),
    button(say(t('See what else is coming')), event.path),
  ],
  reason: say(REASON),
});

const WAITING_REASON = t('You get this email because you joined the waiting list of this event.');

/** Notifies a person on a waiting list that an event was cancelled. */
export const waitedEventCancelled = (event: EventEmail, say: Say): MailContent => ({
  ...eventCancelled(event, say),
  reason: say(WAITING_REASON),
});

export interface PlaceEmail extends Omit<EventEmail, 'first_name' | 'cancelPath'> {
  readonly name: string;
  /** Is the end of the offer, as people write it. */
  readonly until: string;
  readonly takePath: string;
  readonly leavePath: string;
}

export const placeOffered = (place: PlaceEmail, say: Say): MailContent => ({
  subject: say(t('A place is free: {title}'), { title: place.title }),
  heading: say(t('Good news, {name}!'), { name: place.name }),
  blocks: [
    text(say(t('A place is free, and you are next on the waiting list.'))),
    facts(...eventFacts(place, say), [say(t('Kept for you until')), place.until]),
    button(say(t('Take the place')), place.takePath),
    text(say(t('If you do not take it by then, the place goes to the next person.'))),
    button(say(t('I no longer need it')), place.leavePath),
  ],
  reason: say(WAITING_REASON),
});

export interface SeatEmail extends Omit<EventEmail, 'first_name' | 'cancelPath'> {
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
    text(say(t('Somebody asked for a place at this event with this email address.'))),
    facts(...eventFacts(seat, say), [
      say(t('The link works for')),
      say(t('{hours, plural, one {# hour} other {# hours}}'), { hours: seat.hours }),
    ]),
    button(say(t('Confirm my place')), seat.confirmPath),
    text(say(t('If all places are taken by then, you are put on the waiting list.'))),
    button(say(t('See the event')), seat.path),
  ],
  reason: say(t('If it was not you, there is nothing to do: nothing is booked.')),
});
