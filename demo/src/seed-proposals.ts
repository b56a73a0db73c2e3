import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@narthex/server/database/database-handle';
import { ministries, ministryMembers } from '@narthex/server/database/schema/ministries';
import { users } from '@narthex/server/database/schema/auth';
import { notifications } from '@narthex/server/database/schema/notifications';
import { proposals } from '@narthex/server/database/schema/writes';
import type { SlideRow } from '@narthex/server/modules/homepage/repository';
import { findPageContent } from '@narthex/server/modules/page-content/repository';
import { PAGE_CHANGE } from './content/proposals';
import { notificationRows, type JoinRequest } from './rows/notification-rows';
import { proposalRows } from './rows/proposal-rows';
import type { SeedContext } from './seed-context';
import type { SeededPeople } from './seeded-people';

interface Seeded {
  readonly context: SeedContext;
  readonly people: SeededPeople;
  readonly slides: readonly SlideRow[];
}

const listJoinRequests = (tx: Transaction): Promise<JoinRequest[]> =>
  tx
    .select({
      membership_id: ministryMembers.id,
      person: sql<string>`${users.first_name} || ' ' || ${users.last_name}`,
      ministry: ministries.name,
      department: ministries.department,
      created_at: ministryMembers.created_at,
    })
    .from(ministryMembers)
    .innerJoin(users, eq(users.id, ministryMembers.user_id))
    .innerJoin(ministries, eq(ministries.id, ministryMembers.ministry_id))
    .where(eq(ministryMembers.status, 'asked'))
    .orderBy(asc(ministryMembers.id));

/** Stores proposals, requests to join ministries, and the notifications about both. */
export async function seedProposals(tx: Transaction, { context, people, slides }: Seeded): Promise<void> {
  const page = await findPageContent(tx, PAGE_CHANGE);
  const rows = proposalRows(context, people, { slides, page });
  const stored = await tx.insert(proposals).values(rows).returning();
  const requests = await listJoinRequests(tx);
  await tx
    .insert(notifications)
    .values(notificationRows(context.time, people, { proposals: stored, requests }));
}
