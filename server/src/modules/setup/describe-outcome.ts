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
        say(t('Email does not work yet. The mail server said: {reason}.'), { reason: mail.reason }),
        say(mail.advice),
      ];
    case 'no mail server':
      return [
        say(t('No email leaves this site yet, because the setting SMTP_URL names no mail server.')),
        say(t('The message is a file in {folder}.'), { folder: mail.folder }),
      ];
  }
}

/** Says how the administrator signs in: with the password of the form, or with one to be chosen at a URL. */
export const describeSignIn = (say: Say, to: string, invitation: string | null): string[] =>
  invitation === null
    ? [say(t('Sign in as {to} with the password that you have just chosen.'), { to })]
    : [say(t('Give this link to {to}, who chooses a password there within one week:'), { to }), invitation];
