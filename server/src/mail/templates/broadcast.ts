import type { MailContent } from '../mail-content';

export interface BroadcastData {
  readonly subject: string;
  /** HTML, sanitized when it was stored. */
  readonly body: string;
  readonly reason: string;
}

/** An email to many, as somebody of the church wrote it. */
export const broadcast = ({ subject, body, reason }: BroadcastData): MailContent => ({
  subject,
  heading: subject.replace(/^\[Test\] /, ''),
  blocks: [{ kind: 'html', html: body }],
  reason,
});
