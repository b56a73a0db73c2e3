import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database-handle';

const SLOT = 'narthex_copy';

/**
 * Runs `copy` while the files of the embedded database may be copied although it goes on writing: the method of
 * PostgreSQL for online backups. `copyLog` then copies the log of what was written meanwhile, and gets the label that a
 * copy needs to be opened.
 */
export async function withLiveCopy(
  db: Database,
  copy: () => Promise<void>,
  copyLog: (label: string) => Promise<void>,
): Promise<void> {
  // The slot keeps checkpoints from deleting the log that the copy needs. It ends with the connection.
  await db.execute(sql`select pg_create_physical_replication_slot(${SLOT}, true, true)`);
  try {
    // The first checkpoint does the work while the one of the start would hold up all queries as long.
    await db.execute(sql`checkpoint`);
    await db.execute(sql`select pg_backup_start('narthex', true)`);
    let label: string | undefined;
    try {
      await copy();
    } finally {
      const { rows } = await db.execute<{ labelfile: string }>(
        sql`select labelfile from pg_backup_stop(false)`,
      );
      label = rows[0]?.labelfile;
    }
    await copyLog(label ?? '');
  } finally {
    await db.execute(sql`select pg_drop_replication_slot(${SLOT})`);
  }
}
