import type { Queryable } from '../../../database/database-handle';
import { users } from '../../../database/schema/auth';

/** Adds somebody to a restored copy of a site, which is deleted with them. */
export async function insertThrowAwayAccount(
  db: Queryable,
  email: string,
  passwordHash: string,
): Promise<void> {
  await db.insert(users).values({
    email,
    password_hash: passwordHash,
    first_name: 'Backup',
    last_name: 'Proof',
    email_confirmed_at: new Date(),
  });
}
