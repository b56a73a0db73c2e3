import type { Language } from '@narthex/shared-contracts/languages';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { profileSchema } from '@narthex/shared-contracts/schemas/auth';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable, Transaction } from '../../database/database-handle';
import { isUniqueViolation } from '../../database/database-errors';
import { users } from '../../database/schema/auth';
import { problem } from '../../problem-error';
import { endAccess } from './access-repository';

export type UserRow = typeof users.$inferSelect;
/** Is a person with an email address, who has an account or may be invited to have one. */
export type Account = UserRow & { readonly email: string };
export type NewUser = typeof users.$inferInsert & { readonly email: string };

const asAccount = (row: UserRow): Account | undefined =>
  row.email === null ? undefined : { ...row, email: row.email };

export async function findUserByEmail(queryable: Queryable, email: string): Promise<Account | undefined> {
  const [row] = await queryable.select().from(users).where(eq(users.email, email));
  return row && { ...row, email };
}

export async function findUser(queryable: Queryable, id: number): Promise<Account | undefined> {
  const [row] = await queryable.select().from(users).where(eq(users.id, id));
  return row && asAccount(row);
}

const TAKEN = t('This email address already has an account.');

export const emailInUse = () => problem('conflict', TAKEN, { email: [TAKEN] });

function refuseEmailInUse(error: unknown): never {
  if (!isUniqueViolation(error, 'users_email_unique')) throw error;
  throw emailInUse();
}

export async function lockUser(tx: Queryable, id: number): Promise<Account | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row && asAccount(row);
}

export async function createUser(queryable: Queryable, user: NewUser): Promise<Account> {
  const [row] = await queryable.insert(users).values(user).returning().catch(refuseEmailInUse);
  if (!row) throw new Error('The account was not stored.');
  return { ...row, email: user.email };
}

/** Updates everything except the email address, which changes once the new one is confirmed. */
export async function updateProfile(
  queryable: Queryable,
  id: number,
  profile: z.output<typeof profileSchema>,
): Promise<Account> {
  const [row] = await queryable
    .update(users)
    .set({
      first_name: profile.first_name,
      last_name: profile.last_name,
      phone: profile.phone,
      date_of_birth: profile.date_of_birth,
      address: profile.address,
      updated_at: sql`now()`,
    })
    .where(eq(users.id, id))
    .returning();
  const account = row && asAccount(row);
  if (!account) throw problem('unauthenticated');
  return account;
}

/** Sets the email address of an account; the owner has just confirmed it. */
export async function changeEmail(tx: Transaction, id: number, email: string): Promise<void> {
  await tx
    .update(users)
    .set({ email, email_confirmed_at: sql`now()`, updated_at: sql`now()` })
    .where(eq(users.id, id))
    .catch(refuseEmailInUse);
}

/** Makes an account an active administrator. The person who runs the command vouches for the email address. */
export async function promoteToAdmin(queryable: Queryable, id: number): Promise<void> {
  await queryable
    .update(users)
    .set({
      role: 'admin',
      is_active: true,
      email_confirmed_at: sql`coalesce(${users.email_confirmed_at}, now())`,
      updated_at: sql`now()`,
    })
    .where(eq(users.id, id));
}

/** Stores a new password, and revokes older sessions and links except the current session. */
/** Remembers the language of the page on which a person signs in. It is no edit of the person, so the version stays. */
export async function rememberLanguage(tx: Transaction, id: number, language: Language): Promise<void> {
  await tx
    .update(users)
    .set({ language, version: users.version })
    .where(and(eq(users.id, id), ne(users.language, language)));
}

export async function replacePassword(
  transaction: Transaction,
  id: number,
  passwordHash: string,
  keptSessionId?: number,
) {
  await transaction
    .update(users)
    .set({ password_hash: passwordHash, updated_at: sql`now()` })
    .where(eq(users.id, id));
  await endAccess(transaction, id, keptSessionId);
}
