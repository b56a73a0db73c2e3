import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { mailPreferences } from '../../database/schema/mail';

/** The token of an address for its one-click link, and whether it wants messages to many. */
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

/** What an address chose; everything until it says otherwise. */
export async function findPreference(db: Queryable, email: string): Promise<MailPreference> {
  const [row] = await db.select().from(mailPreferences).where(eq(mailPreferences.email, email));
  return { wants_messages: row?.wants_messages ?? true, wants_reminders: row?.wants_reminders ?? true };
}

/** Which emails an address gets: the person's choice in their profile. */
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

/** A person's choice goes with them to their new address; what the new one said before counts no more. */
export async function movePreference(tx: Queryable, from: string, to: string): Promise<void> {
  await savePreference(tx, to, await findPreference(tx, from));
}

/** Forgets what an address chose, with the account it belonged to. */
export async function deletePreference(tx: Queryable, email: string): Promise<void> {
  await tx.delete(mailPreferences).where(eq(mailPreferences.email, email));
}

export async function hasPreference(db: Queryable, token: string): Promise<boolean> {
  return (await db.$count(mailPreferences, eq(mailPreferences.token, token))) > 0;
}

/** Ends messages to the one address that a link names; again is no failure. Returns the address. */
export async function endMessages(tx: Queryable, token: string): Promise<string | undefined> {
  const [row] = await tx
    .update(mailPreferences)
    .set({ wants_messages: false, changed_at: sql`now()` })
    .where(eq(mailPreferences.token, token))
    .returning({ email: mailPreferences.email });
  return row?.email;
}
