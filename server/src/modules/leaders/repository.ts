import { and, eq } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { leaders } from '../../database/schema/leaders';
import { createOrderedStore } from '../../writes/rows/row-store';
import type { Sorts } from '../../lists/listed-page';
import { listRows, type ListedRows } from '../../lists/list-rows';
import { WHOLE_LIST_ROWS } from '../../lists/row-limits';

export type LeaderRow = typeof leaders.$inferSelect;

export const leaderStore = createOrderedStore(leaders);

const SORTS: Sorts<'sort_order' | 'name'> = {
  sort_order: [{ column: leaders.sort_order }],
  name: [{ column: leaders.search_text }],
};

/** Lists leaders in the order of the directory; former leaders are listed only for its editors. */
export async function listLeaders(
  db: Queryable,
  query: EndpointQuery<'leaders.list'>,
  which: 'active' | 'all',
): Promise<ListedRows<LeaderRow>> {
  const { category, status } = query;
  return listRows(db, {
    table: leaders,
    where: which === 'active' ? eq(leaders.status, 'active') : undefined,
    filter: and(status && eq(leaders.status, status), category && eq(leaders.category, category)),
    sorts: SORTS,
    defaultSort: 'sort_order',
    request: query,
    perPage: WHOLE_LIST_ROWS,
  });
}
