import { paths } from '@narthex/shared-contracts';
import type { SetupInput } from '@narthex/shared-contracts/schemas/setup';
import { t } from '@narthex/shared-contracts/translate';
import type { Database, Queryable, Transaction } from '../../database/database-handle';
import type { Passwords } from '../../plugins/passwords/passwords';
import { problem } from '../../problem-error';
import { lockSettings } from '../../site/site-repository';
import type { UnitOfWork } from '../../writes/unit/unit-of-work';
import { createAccountLink } from '../auth/links/account-link-repository';
import { makeAdmin } from '../auth/make-admin';
import { findUserByEmail } from '../auth/repository';
import { mergeSettings, presentSettings, storeSettings } from '../site/settings-input';
import { deleteSetupLinks, hasAdministrator, lockSetup } from './setup-link-repository';

const IS_SET_UP = t('This site is set up already: it has an administrator.');
const TAKEN = t('This email address already has an account.');

/** Provides what a write outside of a request needs, in the running server or in a command of its own. */
export interface WriteContext {
  readonly db: Database;
  readonly passwords: Passwords;
  write<T>(work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
}

/** Returns the path of a link by which somebody chooses the first password of their account. */
export async function createInvitation(tx: Transaction, email: string): Promise<string> {
  const user = await findUserByEmail(tx, email);
  if (!user) throw problem('not_found');
  return `${paths.resetPassword.to()}?token=${await createAccountLink(tx, user, 'invitation')}`;
}

/** The key of the texts about the congregation follows from the short name; an editor can change it. */
const toSlug = (product: string) => product.toLowerCase();

/** Returns the answers that must not make up the password of the first administrator. */
export const listPasswordNames = ({
  admin_first_name: firstName = '',
  admin_last_name: lastName = '',
  admin_email: email = '',
  name = '',
}: Partial<Record<'admin_first_name' | 'admin_last_name' | 'admin_email' | 'name', string>>): string[] => [
  firstName,
  lastName,
  email,
  name,
];

/** Throws 409 if the site has an administrator. */
export async function refuseSecondSetup(db: Queryable): Promise<void> {
  if (await hasAdministrator(db)) throw problem('conflict', IS_SET_UP);
}

/**
 * Stores the first settings of a site, and makes its first administrator.
 * @param begin Runs first in the transaction; it throws if the caller may not set the site up.
 * @returns The path of the link that chooses the administrator's password, or null if they have one.
 */
export async function setUpSite(
  { passwords, write }: WriteContext,
  input: SetupInput,
  begin: (tx: Transaction) => Promise<void> = () => Promise.resolve(),
): Promise<string | null> {
  const {
    admin_first_name: firstName,
    admin_last_name: lastName,
    admin_email: email,
    password,
    password_confirmation: _confirmation,
    sends_test_mail: _sendsTestMail,
    ...settings
  } = input;
  const hash = password === null ? null : await passwords.choose(password, listPasswordNames(input));
  return write(async (unit) => {
    const { tx, audit, invalidates } = unit;
    await lockSetup(tx);
    await begin(tx);
    await refuseSecondSetup(tx);
    const before = await lockSettings(tx);
    const after = await storeSettings(
      tx,
      before,
      mergeSettings(before, { ...settings, slug: toSlug(settings.product) }),
    );
    await audit({
      action: 'settings.update',
      subjectType: 'settings',
      subjectId: after.id,
      before: { ...presentSettings(before) },
      after: { ...presentSettings(after) },
    });
    const account = { email, first_name: firstName, last_name: lastName, password_hash: hash };
    const outcome = await makeAdmin(unit, account, false);
    if (outcome === 'taken') throw problem('conflict', TAKEN, { admin_email: [TAKEN] });
    await deleteSetupLinks(tx);
    invalidates('site', 'about');
    return hash === null ? createInvitation(tx, email) : null;
  });
}
