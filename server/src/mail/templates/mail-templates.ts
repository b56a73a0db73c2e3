import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { sayIn, type Say } from '../../responses/translate-message';
import type { MailContent } from '../mail-content';
import {
  accountDeleted,
  addressAsked,
  addressChanged,
  confirmAddress,
  invitation,
  passwordChanged,
  resetPassword,
  secondFactorOff,
  passkeyAdded,
} from './account-emails';
import { broadcast } from './broadcast';
import {
  confirmSeat,
  eventCancelled,
  eventMoved,
  eventReminder,
  eventRestored,
  placeOffered,
  waitedEventCancelled,
} from './event-emails';
import { inquiryReply, visitPlanned, confirmNewsletter } from './visitor-emails';
import { notice } from './notice';

/**
 * Contains every email of this site by the name that `queueMail` uses. The data is stored as JSON until the email is
 * sent.
 */
export const MAIL_TEMPLATES = {
  resetPassword,
  passwordChanged,
  secondFactorOff,
  passkeyAdded,
  confirmAddress,
  addressAsked,
  addressChanged,
  accountDeleted,
  invitation,
  notice,
  confirmNewsletter,
  broadcast,
  inquiryReply,
  visitPlanned,
  confirmSeat,
  eventReminder,
  eventCancelled,
  eventMoved,
  eventRestored,
  placeOffered,
  waitedEventCancelled,
} as const;

export type MailTemplate = keyof typeof MAIL_TEMPLATES;
export type MailData<T extends MailTemplate> = Parameters<(typeof MAIL_TEMPLATES)[T]>[0];

interface StoredData extends Readonly<Record<string, unknown>> {
  /** Is the language of the email; English unless it is stored. */
  readonly language?: Language;
}

/** Creates the content of a stored email. Throws for a template that this version doesn't know. */
export function fillTemplate(name: string, { language = SOURCE_LANGUAGE, ...data }: StoredData): MailContent {
  if (!Object.hasOwn(MAIL_TEMPLATES, name)) throw new Error(`There is no mail template ${name}`);
  // `queueMail` stored the data, and its types connect it with the template.
  const template = MAIL_TEMPLATES[name as MailTemplate] as (data: unknown, say: Say) => MailContent;
  return { ...template(data, sayIn(language)), language };
}
