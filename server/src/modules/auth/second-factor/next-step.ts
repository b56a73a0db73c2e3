import { isOversight, type Actor } from '@narthex/shared-contracts';
import type { SignInChallenge } from '@narthex/shared-contracts/schemas/second-factor';
import type { Queryable } from '../../../database/database-handle';
import { readSettings } from '../../../site/site-repository';
import { findFactors } from './second-factor-repository';

type Account = Pick<Actor, 'id' | 'role' | 'department'>;

/** Returns true if the site requires a second factor of this person. */
export const isFactorRequired = async (db: Queryable, user: Account): Promise<boolean> =>
  isOversight(user) && (await readSettings(db)).requires_second_factor;

/** Returns the step that follows the right password, or null if a session may be opened. */
export async function findNextStep(
  db: Queryable,
  user: Account,
): Promise<Omit<SignInChallenge, 'challenge'> | null> {
  const factors = await findFactors(db, user.id);
  if (factors.length > 0) return { step: 'code', factors };
  return (await isFactorRequired(db, user)) ? { step: 'set-up' } : null;
}
