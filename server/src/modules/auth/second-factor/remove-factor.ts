import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../../problem-error';
import type { MailCause } from '../../../mail/recipients/recipient-budget';
import type { UnitOfWork } from '../../../writes/unit/unit-of-work';
import { queueSecondFactorOff } from '../links/queue-account-emails';
import type { Account } from '../repository';
import { isFactorRequired } from './next-step';
import { deleteRecoveryCodes, hasFactor } from './second-factor-repository';

/**
 * Ends the two-step sign-in of an account whose last factor was just removed in this transaction. Returns false if it has
 * another one. Throws 409 if the site requires one of this person, so that the removal doesn't happen. The row of the
 * account must be locked, or two removals at once would each see the other factor.
 */
export async function endIfLast(
  { tx, audit }: Pick<UnitOfWork, 'tx' | 'audit'>,
  user: Account,
  cause: MailCause,
): Promise<boolean> {
  if (await hasFactor(tx, user.id)) return false;
  if (await isFactorRequired(tx, user))
    throw problem('conflict', t('This site requires two-step sign-in of you, so it stays on.'));
  await deleteRecoveryCodes(tx, user.id);
  await audit({ action: 'auth.second_factor_disable', subjectType: 'user', subjectId: user.id });
  await queueSecondFactorOff(tx, cause, user);
  return true;
}
