import { button, text, type MailContent } from '../mail-content';

interface Confirmation {
  /** Path with the token of the link. */
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
    text('If this was not you, do nothing: without the link no newsletter comes. The link works for a week.'),
  ],
  reason: 'You get this e-mail because this address was entered at the newsletter form of our site.',
});
