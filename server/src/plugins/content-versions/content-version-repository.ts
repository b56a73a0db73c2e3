import { sql } from 'drizzle-orm';
import type { ContentSubject } from '@narthex/shared-contracts';
import type { Queryable, Transaction } from '../../database/database-handle';
import { contentVersions } from '../../database/schema/auth';

export const CONTENT_CHANNEL = 'narthex_content';

export interface ContentVersion {
  readonly subject: string;
  readonly version: number;
}

export async function readContentVersions(db: Queryable): Promise<readonly ContentVersion[]> {
  return db.select().from(contentVersions);
}

/**
 * Increments the versions of these subjects in the transaction of a write. Every process is notified on
 * commit (`subject version` on the channel).
 */
export async function raiseContentVersions(
  tx: Transaction,
  subjects: readonly ContentSubject[],
): Promise<readonly ContentVersion[]> {
  const raised: ContentVersion[] = [];
  // The rows are always locked in the same order, so that two writes don't deadlock.
  for (const subject of [...subjects].sort()) {
    const rows = await tx
      .insert(contentVersions)
      .values({ subject, version: 1 })
      .onConflictDoUpdate({
        target: contentVersions.subject,
        set: { version: sql`${contentVersions.version} + 1` },
      })
      .returning();
    for (const { version } of rows) {
      raised.push({ subject, version });
      await tx.execute(sql`select pg_notify(${CONTENT_CHANNEL}, ${`${subject} ${version}`})`);
    }
  }
  return raised;
}
