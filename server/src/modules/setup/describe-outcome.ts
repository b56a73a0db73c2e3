import { t } from '@narthex/shared-contracts/translate';
import type { TestMail } from '../../mail/sender/send-test-mail';
import type { Say } from '../../responses/translate-message';

/** Says what became of the message that tried the mail server out. */
export function describeTestMail(say: Say, to: string, mail: TestMail): string[] {
  switch (mail.outcome) {
    case 'sent':
      return [say(t('The mail server accepted the message to {to}. Please look into the mailbox.'), { to })];
    case 'refused':
      return [
        say(t('Email does not work yet. The mail server said: {reason}'), { reason: mail.reason }),
        say(t('The setting SMTP_URL of the server names the mail server.')),
      ];
    case 'no mail server':
      return [
        say(t('No email leaves this site yet, because the setting SMTP_URL names no mail server.')),
        say(t('The message is a file in {folder}.'), { folder: mail.folder }),
      ];
  }
}

/** Says how the administrator gets a password. */
export const describeInvitation = (say: Say, to: string, url: string): string[] => [
  say(t('Give this link to {to}, who chooses a password there within one week:'), { to }),
  url,
];
