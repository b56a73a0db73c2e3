import { paths } from '@narthex/shared-contracts';
import { button, facts, text, type MailContent, quote } from '../mail-content';

interface PlannedVisit {
  /** Is the date as people write it. */
  readonly day: string;
  /** Lists the services on that day. */
  readonly services: readonly { readonly name: string; readonly time: string }[];
  readonly place: string;
  readonly directions: string;
  readonly phone: string;
}

/** Confirms a planned visit. It contains no text of the visitor, because anybody can type any address. */
export const visitPlanned = ({ day, services, place, directions, phone }: PlannedVisit): MailContent => ({
  subject: `Your visit on ${day}`,
  heading: 'We look forward to meeting you',
  blocks: [
    text('Thank you for planning a visit. Here is what you need to know:'),
    facts(
      ['Day', day],
      ...services.map(({ name, time }) => [name, time] as const),
      ...(place ? [['Where', place] as const] : []),
      ...(directions ? [['How to get here', directions] as const] : []),
      ...(phone ? [['Call us', phone] as const] : []),
    ),
    button('What to expect', paths.newHere.to()),
  ],
  reason: 'You get this e-mail because somebody planned a visit with your address on our site.',
});

interface InquiryReply {
  readonly message: string;
  readonly author: string;
  /** Is the question; null if the visitor left only an address. */
  readonly question: string | null;
  /** Is true if the question was sent with a planned visit. */
  readonly isVisit?: boolean;
}

export const inquiryReply = ({ message, author, question, isVisit = false }: InquiryReply): MailContent => ({
  subject: isVisit ? 'About your visit' : 'Our reply to your inquiry',
  heading: 'Thank you for writing to us',
  blocks: [text(message), text(author), ...(question ? [text('You wrote:'), quote(question)] : [])],
  reason: isVisit
    ? 'You get this e-mail because you planned a visit on our site.'
    : 'You get this e-mail because you wrote to us with the form at the foot of our site.',
});

interface Confirmation {
  /** Is the path with the token of the link. */
  readonly path: string;
  readonly interests: readonly string[];
}

export const confirmNewsletter = ({ path, interests }: Confirmation): MailContent => ({
  subject: 'Please confirm your subscription',
  heading: 'One more step',
  blocks: [
    text('Somebody, most likely you, signed up for our newsletter with this address.'),
    ...(interests.length > 0 ? [text(`You chose: ${interests.join(', ')}.`)] : []),
    button('Confirm my subscription', path),
    text(
      'If it was not you, you do not need to do anything: we send no newsletter unless somebody opens the link. The link works for one week.',
    ),
  ],
  reason: 'You get this e-mail because somebody entered this address in the newsletter form on our site.',
});
