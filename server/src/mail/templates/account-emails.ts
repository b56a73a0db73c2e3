import { t } from '@narthex/shared-contracts/translate';
import type { Say } from '../../responses/translate-message';
import { button, quote, text, type MailContent } from '../mail-content';

export interface AccountLink {
  readonly first_name: string;
  /** Is the path with the token of the link. */
  readonly path: string;
}

const HELLO = t('Hello {name},');
const WELCOME = t('Welcome, {name}!');
const SAFE = t(
  'If it was not you, you do not need to do anything: nothing changes unless somebody opens the link.',
);

interface Recipient {
  readonly first_name: string;
}

export const resetPassword = ({ first_name: name, path }: AccountLink, say: Say): MailContent => ({
  subject: say(t('Choose a new password')),
  heading: say(HELLO, { name }),
  blocks: [
    text(say(t('Somebody, most likely you, asked for a new password for your account.'))),
    button(say(t('Choose a new password')), path),
    text(`${say(t('You can use the link once, within one hour.'))} ${say(SAFE)}`),
  ],
  reason: say(t('You get this email because a new password was asked for at our site.')),
});

export const passwordChanged = ({ first_name: name }: Recipient, say: Say): MailContent => ({
  subject: say(t('Your password was changed')),
  heading: say(HELLO, { name }),
  blocks: [
    text(say(t('The password of your account was just changed, and your other devices were signed out.'))),
    text(
      say(
        t('If this was not you, choose a new password at once with “Forgot your password?” and write to us.'),
      ),
    ),
  ],
  reason: say(t('You get this email because the password of your account changed.')),
});

const FACTOR_REASON = t('You get this email because the way you sign in to your account changed.');

interface AddedPasskey extends Recipient {
  /** Is the name that the owner gave the passkey. */
  readonly name: string;
}

export const passkeyAdded = (data: AddedPasskey, say: Say): MailContent => ({
  subject: say(t('A passkey was added to your account')),
  heading: say(HELLO, { name: data.first_name }),
  blocks: [
    text(say(t('This passkey, together with your password, now opens your account:'))),
    quote(data.name),
    text(say(t('If this was not you, choose a new password at once, remove the passkey, and write to us.'))),
  ],
  reason: say(FACTOR_REASON),
});

const OFF_BY_OFFICE = t(
  'Our church office switched off the two-step sign-in of your account, and signed you out everywhere. You sign in with your password alone until you set it up again.',
);
const OFF_BY_OWNER = t(
  'You switched off the two-step sign-in of your account. You sign in with your password alone.',
);

interface FactorOff extends Recipient {
  /** Is true if somebody in the church office did it, not the owner of the account. */
  readonly isByOffice: boolean;
}

export const secondFactorOff = ({ first_name: name, isByOffice }: FactorOff, say: Say): MailContent => ({
  subject: say(t('Two-step sign-in is off')),
  heading: say(HELLO, { name }),
  blocks: [
    text(say(isByOffice ? OFF_BY_OFFICE : OFF_BY_OWNER)),
    text(say(t('If you did not want this, choose a new password at once and write to us.'))),
  ],
  reason: say(FACTOR_REASON),
});

export const confirmAddress = ({ first_name: name, path }: AccountLink, say: Say): MailContent => ({
  subject: say(t('Confirm your email address')),
  heading: say(WELCOME, { name }),
  blocks: [
    text(say(t('Please confirm that this email address is yours, so that our emails reach you.'))),
    button(say(t('Confirm my address')), path),
    text(`${say(t('The link works for three days.'))} ${say(SAFE)}`),
  ],
  reason: say(t('You get this email because this address was entered for an account at our site.')),
});

interface NewAddress extends Recipient {
  readonly newEmail: string;
}

export const addressAsked = ({ first_name: name, newEmail }: NewAddress, say: Say): MailContent => ({
  subject: say(t('Another email address was asked for')),
  heading: say(HELLO, { name }),
  blocks: [
    text(say(t('Somebody, most likely you, wants to change the email address of your account to:'))),
    quote(newEmail),
    text(say(t('Nothing changes until somebody opens the link that we sent to the new address.'))),
    text(say(t('If it was not you, choose a new password at once. Then the address cannot be changed.'))),
  ],
  reason: say(t('You get this email because this is the address of your account.')),
});

const KNEW_PASSWORD = t('If this was not you, write to us at once: whoever did it knew your password.');

export const addressChanged = ({ first_name: name, newEmail }: NewAddress, say: Say): MailContent => ({
  subject: say(t('Your email address was changed')),
  heading: say(HELLO, { name }),
  blocks: [
    text(say(t('The email address of your account was changed to:'))),
    quote(newEmail),
    text(say(KNEW_PASSWORD)),
  ],
  reason: say(t('You get this email because this was the address of your account until now.')),
});

interface Invitation extends AccountLink {
  /** Is true if the person has signed up themselves. */
  readonly hasJoined?: boolean;
}

const BY_OFFICE = t('You get this email because our church office entered you as a member.');
const BY_JOINING = t(
  'You get this email because somebody joined with this address. If this was not you, do nothing: without the link there is no account.',
);

export const invitation = (
  { first_name: name, path, hasJoined = false }: Invitation,
  say: Say,
): MailContent => ({
  subject: say(t('Your account is ready')),
  heading: say(WELCOME, { name }),
  blocks: [
    text(
      say(
        t(
          'We made an account for you, so that you can see your ministries, events and prayers in one place.',
        ),
      ),
    ),
    button(say(t('Choose a password')), path),
    text(
      say(
        t(
          'You can use the link once, within one week. After that, use “Forgot your password?” on the sign-in page.',
        ),
      ),
    ),
  ],
  reason: say(hasJoined ? BY_JOINING : BY_OFFICE),
});

export const accountDeleted = ({ first_name: name }: Recipient, say: Say): MailContent => ({
  subject: say(t('Your account is deleted')),
  heading: say(t('Goodbye, {name}'), { name }),
  blocks: [
    text(say(t('Your account and what we stored about you are deleted, as you asked at our site.'))),
    text(
      say(t('You are welcome at our services and events at any time, and can join again whenever you like.')),
    ),
    text(say(KNEW_PASSWORD)),
  ],
  reason: say(t('This is the last email about your account.')),
});
