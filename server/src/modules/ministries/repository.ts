import { and, eq, sql } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { createRowStore } from '../../writes/rows/row-store';
import { ministries } from '../../database/schema/ministries';
import { listRows, type ListedRows } from '../../lists/list-rows';
import { WHOLE_LIST_ROWS } from '../../lists/row-limits';

export type MinistryRow = typeof ministries.$inferSelect;

export const ministryStore = createRowStore(ministries);

/** Lists ministries by name; inactive ones are listed only for their managers. */
export async function listMinistries(
  db: Queryable,
  query: EndpointQuery<'ministries.list'>,
  which: 'active' | 'all',
): Promise<ListedRows<MinistryRow>> {
  const { category, status, department } = query;
  return listRows(db, {
    table: ministries,
    where: which === 'active' ? sql`${ministries.is_active}` : undefined,
    filter: and(
      status && (status === 'active' ? sql`${ministries.is_active}` : sql`not ${ministries.is_active}`),
      category && eq(ministries.category, category),
      department && eq(ministries.department, department),
    ),
    sorts: { name: [{ column: ministries.search_text }] },
    defaultSort: 'name',
    request: query,
    perPage: WHOLE_LIST_ROWS,
  });
}
