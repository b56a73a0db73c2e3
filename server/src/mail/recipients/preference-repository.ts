import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { mailPreferences } from '../../database/schema/mail';

/** Returns the token for an address's unsubscribe link, and whether the address wants messages to many. */
export async function readPreference(tx: Queryable, email: string) {
  const [row] = await tx
    .insert(mailPreferences)
    .values({ email, token: randomBytes(32).toString('base64url') })
    .onConflictDoUpdate({ target: mailPreferences.email, set: { email: sql`excluded.email` } })
    .returning();
  if (!row) throw new Error('The preference was not stored.');
  return row;
}

export type MailPreference = Pick<typeof mailPreferences.$inferSelect, 'wants_messages' | 'wants_reminders'>;

/** Returns the preferences of an address; by default, it gets everything. */
export async function findPreference(db: Queryable, email: string): Promise<MailPreference> {
  const [row] = await db.select().from(mailPreferences).where(eq(mailPreferences.email, email));
  return { wants_messages: row?.wants_messages ?? true, wants_reminders: row?.wants_reminders ?? true };
}

/** Stores which emails an address gets, as chosen in the profile. */
export async function savePreference(
  tx: Queryable,
  email: string,
  choices: Partial<MailPreference>,
): Promise<void> {
  await readPreference(tx, email);
  await tx
    .update(mailPreferences)
    .set({ ...choices, changed_at: sql`now()` })
    .where(eq(mailPreferences.email, email));
}

/** Moves a person's preferences to their new address, and replaces those that were stored for it. */
export async function movePreference(tx: Queryable, from: string, to: string): Promise<void> {
  await savePreference(tx, to, await findPreference(tx, from));
}

/** Deletes the preferences of an address together with its account. */
export async function deletePreference(tx: Queryable, email: string): Promise<void> {
  await tx.delete(mailPreferences).where(eq(mailPreferences.email, email));
}

export async function hasPreference(db: Queryable, token: string): Promise<boolean> {
  return (await db.$count(mailPreferences, eq(mailPreferences.token, token))) > 0;
}

/** Ends messages to the address of a link and returns the address; ending them twice is no error. */
export async function endMessages(tx: Queryable, token: string): Promise<string | undefined> {
  const [row] = await tx
    .update(mailPreferences)
    .set({ wants_messages: false, changed_at: sql`now()` })
    .where(eq(mailPreferences.token, token))
    .returning({ email: mailPreferences.email });
  return row?.email;
}
