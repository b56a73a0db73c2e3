import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { users } from '../../database/schema/auth';
import { listCapableIds } from '../../writes/notify';

/** Lists everybody who may look after the system. */
export async function listRecipients(db: Queryable) {
  const ids = await listCapableIds(db, 'system.manage');
  return db
    .select({ id: users.id, email: users.email, first_name: users.first_name })
    .from(users)
    .where(inArray(users.id, ids));
}
