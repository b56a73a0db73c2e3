import { plainDate } from '@narthex/shared-contracts';
import type { UnitOfWork } from '../../../writes/unit/unit-of-work';
import { readTimeZone } from '../../../site/site-repository';
import { createUser, type Account, type NewUser } from '../repository';

/** Adds a person who signs up to the register, as a member from today. */
export async function enterMember(
  { tx, audit }: Pick<UnitOfWork, 'tx' | 'audit'>,
  person: NewUser,
): Promise<Account> {
  const membershipDate = plainDate(new Date(), await readTimeZone(tx));
  const user = await createUser(tx, { ...person, membership_date: membershipDate });
  const after = { email: person.email };
  await audit({ action: 'auth.register', subjectType: 'user', subjectId: user.id, actor: user, after });
  return user;
}
