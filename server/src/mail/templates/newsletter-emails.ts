import { button, text, type MailContent } from '../mail-content';

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
