import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Actor } from '@narthex/shared-contracts';
import type { App } from '../src/app';
import { users } from '../src/database/schema/auth';
import { makeAdmin, type AdminAccount } from '../src/modules/auth/make-admin';
import { namedWriter } from '../src/writes/unit/writer';

export type Person = Pick<Actor, 'role' | 'department'>;

/** The password of every account that `createUser` makes. */
export const PASSWORD = 'correct horse battery';

/** An account with an email address of its own, which is confirmed unless `emailConfirmedAt` or `passwordHash` is null. */
export async function createUser(app: App, overrides: Partial<typeof users.$inferInsert> = {}) {
  const [user] = await app.db
    .insert(users)
    .values({
      email: `${randomUUID()}@demo.test`,
      password_hash: await app.passwords.hash(PASSWORD),
      first_name: 'Neema',
      last_name: 'Achieng',
      email_confirmed_at: overrides.password_hash === null ? null : new Date(),
      ...overrides,
    })
    .returning();
  if (!user) throw new Error('The account was not stored.');
  return { ...user, email: user.email ?? '' };
}

/** Confirms an address as the link in the first email does. */
export const confirmEmail = (app: App, userId: number) =>
  app.db.update(users).set({ email_confirmed_at: new Date() }).where(eq(users.id, userId));

/** Makes an administrator as the command line does. */
export const makeTestAdmin = (app: App, account: AdminAccount, mayReset: boolean) =>
  app.unitOfWorkBy(namedWriter('Command line'), (unit) => makeAdmin(unit, account, mayReset));
