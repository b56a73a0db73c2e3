import { paths } from '@narthex/shared-contracts';
import { button, facts, text, type MailContent } from '../mail-content';

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
