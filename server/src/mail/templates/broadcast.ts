import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import type { Say } from '../../responses/translate-message';
import type { MailContent } from '../mail-content';

export interface BroadcastData {
  readonly subject: string;
  /** Contains HTML that was sanitised when it was stored. */
  readonly body: string;
  /** Is a message that is translated here, since each copy has the language of its recipient. */
  readonly reason: string;
}

/** Creates an email to many from a text that somebody of the church wrote. */
export const broadcast = ({ subject, body, reason }: BroadcastData, say: Say): MailContent => ({
  subject,
  heading: subject.replace(/^\[Test\] /, ''),
  blocks: [{ kind: 'html', html: body }],
  factLanguage: SOURCE_LANGUAGE,
  reason: say(reason),
});
