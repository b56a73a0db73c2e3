import { countByMonth, readFigures } from '../dashboard/figure-repository';
import type { MemberFigures } from '@narthex/shared-contracts/schemas/members';
import type { Queryable } from '../../database/database-handle';
import { readTimeZone } from '../../site/site-repository';

/** Reads the number of members and the new ones of each month from stored counters. */
export async function readMemberFigures(db: Queryable): Promise<MemberFigures> {
  const { members: active, inactive_members: inactive } = await readFigures(db, [
    'members',
    'inactive_members',
  ]);
  const months = await countByMonth(db, await readTimeZone(db));
  return {
    active,
    inactive,
    new_by_month: months.map(({ month, members: count }) => ({ month, count })),
  };
}
