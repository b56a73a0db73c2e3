import { eq } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { createOrderedStore } from '../../writes/rows/row-store';
import { songs } from '../../database/schema/pages';
import type { Sorts } from '../../lists/listed-page';
import { listRows, type ListedRows } from '../../lists/list-rows';
import { WHOLE_LIST_ROWS } from '../../lists/row-limits';

export type SongRow = typeof songs.$inferSelect;

export const songStore = createOrderedStore(songs);

const SORTS: Sorts<'sort_order'> = { sort_order: [{ column: songs.sort_order }] };

/** Lists the songs of one group or of all groups, in their order. */
export async function listSongs(
  db: Queryable,
  group: SongRow['group_key'] | undefined,
  query: EndpointQuery<'songs.list'>,
): Promise<ListedRows<SongRow>> {
  return listRows(db, {
    table: songs,
    where: group && eq(songs.group_key, group),
    sorts: SORTS,
    defaultSort: 'sort_order',
    request: query,
    perPage: WHOLE_LIST_ROWS,
  });
}
