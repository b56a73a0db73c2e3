import type { Department } from '@narthex/shared-contracts';
import type { LinkedAccount } from '@narthex/shared-contracts/schemas/account-links';
import {
  currentUserSchema,
  type CurrentSession,
  type CurrentUser,
  type SessionData,
} from '@narthex/shared-contracts/schemas/auth';
import type { SignInChallenge } from '@narthex/shared-contracts/schemas/second-factor';
import { t } from '@narthex/shared-contracts/translate';
import { mediaUrl } from '../../responses/links/media-url';
import { presentRow } from '../../responses/present-row';
import type { Account } from './repository';

const presentUser = (row: Account, department: Department | null): CurrentUser =>
  presentRow(currentUserSchema, row, {
    name: `${row.first_name} ${row.last_name}`,
    department,
    email_confirmed: row.email_confirmed_at !== null,
    photo_url: mediaUrl(row.photo_url),
  });

/**
 * Presents a session. `department` comes from the session, because administrators choose one at the leaders' portal.
 */
export function presentSession(row: Account, department: Department | null): CurrentSession {
  return { user: presentUser(row, department), role: row.role, department };
}

/** Presents the account that a link sets the password of. Leaders sign in at the portal of their department. */
export const presentLinkedAccount = ({ email, role, department }: Account): LinkedAccount => ({
  email,
  door: role === 'admin' ? 'admin' : department ? 'leaders' : 'members',
  department,
});

/** Presents a new session to clients of all portals, which read it at the top or below `data`. */
export const presentSignIn = (data: SessionData) => ({
  success: true,
  message: t('Login successful!'),
  data,
  token: data.token,
  user: data.user,
  role: data.role,
  member_type: 'regular' as const,
});

const USE_PASSKEY = t('Please use your passkey, or enter a recovery code.');
const ENTER_CODE = t('Please enter the code from your app.');
const SET_UP = t('This site requires two-step sign-in of you. Please set it up to sign in.');

function describeStep({ step, factors }: SignInChallenge): string {
  if (step === 'set-up') return SET_UP;
  return factors?.includes('app') ? ENTER_CODE : USE_PASSKEY;
}

/** Presents a new session, or what the sign-in still needs. */
export const presentSignInStep = (outcome: SessionData | SignInChallenge) =>
  'token' in outcome
    ? presentSignIn(outcome)
    : { success: false as const, message: describeStep(outcome), data: outcome };

/** Returns the fields of an account that an audit entry records. */
export function auditedProfile(row: Account): Record<string, unknown> {
  const { first_name, last_name, email, phone, date_of_birth, address, version } = row;
  return { first_name, last_name, email, phone, date_of_birth, address, version };
}
