import { countByMonth, readFigures } from '../dashboard/figure-repository';
import type { MemberFigures } from '@narthex/shared-contracts/schemas/members';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { users } from '../../database/schema/people/auth';
import { readTimeZone } from '../site/repository';

/** How many members there are, and how many were new in each month; from stored counters but for who left. */
export async function readMemberFigures(db: Queryable): Promise<MemberFigures> {
  const { members: active } = await readFigures(db, ['members']);
  const inactive = await db.$count(users, eq(users.membershipStatus, 'inactive'));
  const months = await countByMonth(db, await readTimeZone(db));
  return {
    active,
    inactive,
    new_by_month: months.map(({ month, members: count }) => ({ month, count })),
  };
}
