import { and, isNotNull, like } from 'drizzle-orm';
import { DatabaseRefusedError } from '../database/database-errors';
import type { Queryable } from '../database/database-handle';
import { users } from '../database/schema/auth';

/** The demo congregation has addresses of a domain that no real person can have. */
const DEMO_ADDRESSES = '%@demo.test';

/** Throws if people of the demo congregation could sign in to a real site: their password may be known. */
export async function refuseDemoAccounts(db: Queryable): Promise<void> {
  const [found] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(like(users.email, DEMO_ADDRESSES), isNotNull(users.password_hash), users.is_active))
    .limit(1);
  if (!found) return;
  throw new DatabaseRefusedError(
    `The database has accounts of the demo congregation (${found.email}), which are refused when NODE_ENV=production. ` +
      'Remove the demo with `npm run remove-demo`, which keeps what you have changed, or start with an empty database.',
  );
}
