import { checkSmtp } from '../../mail/sender/mail-transport';
import type { Check, SiteSettings } from '../check';

/** Ask the mail server whether it would take emails. */
export const MAIL_CHECKS: readonly Check<SiteSettings>[] = [
  {
    name: 'answer of the mail server',
    async find({ config: { smtpUrl } }) {
      const refusal = smtpUrl === undefined ? null : await checkSmtp(smtpUrl);
      if (refusal === null) return [];
      const { reason, advice } = refusal;
      return [{ problem: `The mail server takes no emails of this site (${reason}).`, advice }];
    },
  },
];
