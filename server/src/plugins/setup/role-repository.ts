import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database-handle';

/** Returns true if the role of the connection may do more than use its own database. */
export async function isStrongRole(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isStrong: boolean }>(sql`
    select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as "isStrong"
    from pg_roles where rolname = current_user`);
  return rows[0]?.isStrong === true;
}
