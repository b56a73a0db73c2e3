import { paths } from '@narthex/shared-contracts';
import { describeMember } from '@narthex/shared-contracts/enum-labels';
import { t } from '@narthex/shared-contracts/translate';
import type { Say } from '../../responses/translate-message';
import { button, facts, text, type MailContent, quote } from '../mail-content';

interface PlannedVisit {
  /** Is the date as people write it. */
  readonly day: string;
  /** Lists the services on that day. */
  readonly services: readonly { readonly name: string; readonly time: string }[];
  readonly place: string;
  readonly directions: string;
  readonly phone: string;
  /** Is the path of the page for visitors; older versions queued emails without it. */
  readonly path?: string;
}

/** Confirms a planned visit. It contains no text of the visitor, because anybody can type any address. */
export const visitPlanned = (
  { day, services, place, directions, phone, path = paths.newHere.to() }: PlannedVisit,
  say: Say,
): MailContent => ({
  subject: say(t('Your visit on {day}'), { day }),
  heading: say(t('We look forward to meeting you')),
  blocks: [
    text(say(t('Thank you for planning a visit. Here is what you need to know:'))),
    facts(
      [say(t('Day')), day],
      ...services.map(({ name, time }) => [name, time] as const),
      ...(place ? [[say(t('Where')), place] as const] : []),
      ...(directions ? [[say(t('How to get here')), directions] as const] : []),
      ...(phone ? [[say(t('Call us')), phone] as const] : []),
    ),
    button(say(t('What to expect')), path),
  ],
  reason: say(t('You get this email because somebody planned a visit with your address on our site.')),
});

interface InquiryReply {
  readonly message: string;
  readonly author: string;
  /** Is the question; null if the visitor left only an address. */
  readonly question: string | null;
  /** Is true if the question was sent with a planned visit. */
  readonly isVisit?: boolean;
}

export const inquiryReply = (
  { message, author, question, isVisit = false }: InquiryReply,
  say: Say,
): MailContent => ({
  subject: say(isVisit ? t('About your visit') : t('Our reply to your inquiry')),
  heading: say(t('Thank you for writing to us')),
  blocks: [text(message), text(author), ...(question ? [text(say(t('You wrote:'))), quote(question)] : [])],
  reason: say(
    isVisit
      ? t('You get this email because you planned a visit on our site.')
      : t('You get this email because you wrote to us with the form at the foot of our site.'),
  ),
});

interface Confirmation {
  /** Is the path with the token of the link. */
  readonly path: string;
  readonly interests: readonly string[];
}

export const confirmNewsletter = ({ path, interests }: Confirmation, say: Say): MailContent => ({
  subject: say(t('Please confirm your subscription')),
  heading: say(t('One more step')),
  blocks: [
    text(say(t('Somebody, most likely you, signed up for our newsletter with this address.'))),
    ...(interests.length > 0
      ? [
          text(
            say(t('You chose: {interests}.'), {
              interests: interests.map((name) => say(describeMember(name))).join(', '),
            }),
          ),
        ]
      : []),
    button(say(t('Confirm my subscription')), path),
    text(
      say(
        t(
          'If it was not you, you do not need to do anything: we send no newsletter unless somebody opens the link. The link works for one week.',
        ),
      ),
    ),
  ],
  reason: say(
    t('You get this email because somebody entered this address in the newsletter form on our site.'),
  ),
});
