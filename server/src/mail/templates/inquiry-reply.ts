import { quote, text, type MailContent } from '../mail-content';

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
