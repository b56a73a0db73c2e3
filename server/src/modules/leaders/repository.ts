import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { leaders } from '../../database/schema/leaders';

export type LeaderRow = typeof leaders.$inferSelect;

export interface LeaderFilter {
  readonly category?: LeaderRow['category'] | undefined;
  readonly status?: LeaderRow['status'] | undefined;
}

export async function listLeaders(db: Queryable, { category, status }: LeaderFilter): Promise<LeaderRow[]> {
  return db
    .select()
    .from(leaders)
    .where(and(category && eq(leaders.category, category), status && eq(leaders.status, status)))
    .orderBy(asc(leaders.sortOrder), asc(leaders.id));
}

export async function findLeader(db: Queryable, id: number): Promise<LeaderRow | undefined> {
  const [row] = await db.select().from(leaders).where(eq(leaders.id, id));
  return row;
}
