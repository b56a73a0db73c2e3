import type { MailContent } from '../mail-content';

export interface BroadcastData {
  readonly subject: string;
  /** Contains HTML that was sanitised when it was stored. */
  readonly body: string;
  readonly reason: string;
}

/** Creates an email to many from a text that somebody of the church wrote. */
export const broadcast = ({ subject, body, reason }: BroadcastData): MailContent => ({
  subject,
  heading: subject.replace(/^\[Test\] /, ''),
  blocks: [{ kind: 'html', html: body }],
  reason,
});
