import { button, facts, text, type MailContent } from '../mail-content';

export interface EventEmail {
  readonly firstName: string;
  readonly title: string;
  /** Day and time as a person reads them, in the site's zone. */
  readonly when: string;
  readonly where: string | null;
  /** The page of the event. */
  readonly path: string;
}

const eventFacts = ({ title, when, where }: EventEmail) =>
  facts(['What', title], ['When', when], ...(where ? [['Where', where] as const] : []));

const REASON = 'You get this e-mail because you said that you come.';

export const eventReminder = (event: EventEmail): MailContent => ({
  subject: `Soon: ${event.title}`,
  heading: `See you soon, ${event.firstName}!`,
  blocks: [
    text('You said that you come. Here is what to know:'),
    eventFacts(event),
    button('See the event', event.path),
    text(
      'Something came up? Cancel your RSVP on the page of the event, so that somebody else can have the place.',
    ),
  ],
  reason: REASON,
});

export const eventCancelled = (event: EventEmail): MailContent => ({
  subject: `Cancelled: ${event.title}`,
  heading: `Hello ${event.firstName},`,
  blocks: [
    text('We are sorry: this event does not take place.'),
    eventFacts(event),
    button('See what else is coming', event.path),
  ],
  reason: REASON,
});

const WAITING_REASON = 'You get this e-mail because you joined the waiting list of this event.';

/** For who waits for a place at what is called off. */
export const waitedEventCancelled = (event: EventEmail): MailContent => ({
  ...eventCancelled(event),
  reason: WAITING_REASON,
});

export interface PlaceEmail extends Omit<EventEmail, 'firstName'> {
  readonly name: string;
  /** Until when the place is kept, as a person reads it. */
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
