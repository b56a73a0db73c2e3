import { quote, text, type MailContent } from '../mail-content';

interface InquiryReply {
  readonly message: string;
  readonly author: string;
  /** What was asked; null when somebody left their address only. */
  readonly question: string | null;
}

export const inquiryReply = ({ message, author, question }: InquiryReply): MailContent => ({
  subject: 'Our reply to your inquiry',
  heading: 'Thank you for writing to us',
  blocks: [text(message), text(author), ...(question ? [text('You wrote:'), quote(question)] : [])],
  reason: 'You get this letter because you wrote to us with the form at the foot of our site.',
});
