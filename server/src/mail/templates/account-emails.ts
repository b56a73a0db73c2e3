import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { sayIn } from '../../responses/translate-message';
import { button, quote, text, type MailContent } from '../mail-content';

export interface AccountLink {
  readonly first_name: string;
  /** Is the path with the token of the link. */
  readonly path: string;
}

const SAFE =
  'If it was not you, you do not need to do anything: nothing changes unless somebody opens the link.';

export const resetPassword = ({ first_name: firstName, path }: AccountLink): MailContent => ({
  subject: 'Choose a new password',
  heading: `Hello ${firstName},`,
  blocks: [
    text('Somebody, most likely you, asked for a new password for your account.'),
    button('Choose a new password', path),
    text(`You can use the link once, within one hour. ${SAFE}`),
  ],
  reason: 'You get this e-mail because a new password was asked for at our site.',
});

export const passwordChanged = ({ first_name: firstName }: { readonly first_name: string }): MailContent => ({
  subject: 'Your password was changed',
  heading: `Hello ${firstName},`,
  blocks: [
    text('The password of your account was just changed, and your other devices were signed out.'),
    text('If this was not you, choose a new password at once with “Forgot your password?” and write to us.'),
  ],
  reason: 'You get this e-mail because the password of your account changed.',
});

interface FactorChange {
  readonly first_name: string;
  /** Is the language of the page on which the owner made the change; the office's own language says nothing. */
  readonly language?: Language;
}

const FACTOR_REASON = t('You get this e-mail because the way you sign in to your account changed.');

export function passkeyAdded(data: FactorChange & { readonly name: string }): MailContent {
  const { language = SOURCE_LANGUAGE } = data;
  const say = sayIn(language);
  return {
    language,
    subject: say(t('A passkey was added to your account')),
    heading: say(t('Hello {name},'), { name: data.first_name }),
    blocks: [
      text(say(t('This passkey, together with your password, now opens your account:'))),
      quote(data.name),
      text(
        say(t('If this was not you, choose a new password at once, remove the passkey, and write to us.')),
      ),
    ],
    reason: say(FACTOR_REASON),
  };
}

const OFF_BY_OFFICE = t(
  'Our church office switched off the two-step sign-in of your account, and signed you out everywhere. You sign in with your password alone until you set it up again.',
);
const OFF_BY_OWNER = t(
  'You switched off the two-step sign-in of your account. You sign in with your password alone.',
);

export function secondFactorOff(
  data: FactorChange & {
    /** Is true if somebody in the church office did it, not the owner of the account. */
    readonly isByOffice: boolean;
  },
): MailContent {
  const { language = SOURCE_LANGUAGE } = data;
  const say = sayIn(language);
  return {
    language,
    subject: say(t('Two-step sign-in is off')),
    heading: say(t('Hello {name},'), { name: data.first_name }),
    blocks: [
      text(say(data.isByOffice ? OFF_BY_OFFICE : OFF_BY_OWNER)),
      text(say(t('If you did not want this, choose a new password at once and write to us.'))),
    ],
    reason: say(FACTOR_REASON),
  };
}

export const confirmAddress = ({ first_name: firstName, path }: AccountLink): MailContent => ({
  subject: 'Confirm your e-mail address',
  heading: `Welcome, ${firstName}!`,
  blocks: [
    text('Please confirm that this e-mail address is yours, so that our e-mails reach you.'),
    button('Confirm my address', path),
    text(`The link works for three days. ${SAFE}`),
  ],
  reason: 'You get this e-mail because this address was entered for an account at our site.',
});

export const addressAsked = (data: {
  readonly first_name: string;
  readonly newEmail: string;
}): MailContent => ({
  subject: 'Another e-mail address was asked for',
  heading: `Hello ${data.first_name},`,
  blocks: [
    text('Somebody, most likely you, wants to change the e-mail address of your account to:'),
    quote(data.newEmail),
    text('Nothing changes until somebody opens the link that we sent to the new address.'),
    text('If it was not you, choose a new password at once. Then the address cannot be changed.'),
  ],
  reason: 'You get this e-mail because this is the address of your account.',
});

export const addressChanged = (data: {
  readonly first_name: string;
  readonly newEmail: string;
}): MailContent => ({
  subject: 'Your e-mail address was changed',
  heading: `Hello ${data.first_name},`,
  blocks: [
    text('The e-mail address of your account was changed to:'),
    quote(data.newEmail),
    text('If this was not you, write to us at once: whoever did it knew your password.'),
  ],
  reason: 'You get this e-mail because this was the address of your account until now.',
});

interface Invitation extends AccountLink {
  /** Is true if the person has signed up themselves. */
  readonly hasJoined?: boolean;
}

export const invitation = ({ first_name: firstName, path, hasJoined = false }: Invitation): MailContent => ({
  subject: 'Your account is ready',
  heading: `Welcome, ${firstName}!`,
  blocks: [
    text('We made an account for you, so that you can see your ministries, events and prayers in one place.'),
    button('Choose a password', path),
    text(
      'You can use the link once, within one week. After that, use “Forgot your password?” on the sign-in page.',
    ),
  ],
  reason: hasJoined
    ? 'You get this e-mail because somebody joined with this address. If this was not you, do nothing: without the link there is no account.'
    : 'You get this e-mail because our church office entered you as a member.',
});

export const accountDeleted = ({ first_name: firstName }: { readonly first_name: string }): MailContent => ({
  subject: 'Your account is deleted',
  heading: `Goodbye, ${firstName}`,
  blocks: [
    text('Your account and what we stored about you are deleted, as you asked at our site.'),
    text('You are welcome at our services and events at any time, and can join again whenever you like.'),
    text('If this was not you, write to us at once: whoever did it knew your password.'),
  ],
  reason: 'This is the last e-mail about your account.',
});
