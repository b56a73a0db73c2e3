import type { ListMeta } from '@narthex/shared-contracts';
import type { ListedIds } from './list-ids';

/** One page of a list as rows. */
export interface ListedRows<Row> {
  readonly rows: Row[];
  readonly meta: ListMeta;
}

/** Reads the rows of the listed ids, in the order of the list. */
export async function readRows<Row extends { readonly id: number }>(
  { ids, meta }: ListedIds,
  read: (ids: number[]) => Promise<Row[]>,
): Promise<ListedRows<Row>> {
  if (ids.length === 0) return { rows: [], meta };
  const byId = new Map((await read([...ids])).map((row) => [row.id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), meta };
}

/** The response of a list that is always sent whole, such as that of the departments. */
export function wholeListResponse<Item>(data: Item[]): { success: true; data: Item[]; meta: ListMeta } {
  const { length } = data;
  const meta = { page: 1, per_page: length, limit: length, total: length, has_more_than_total: false };
  return { success: true, data, meta };
}

/** The response of a list: `{ success, data, meta }`. */
export const listResponse = <Row, Item>(
  { rows, meta }: ListedRows<Row>,
  present: (row: Row) => Item,
): { success: true; data: Item[]; meta: ListMeta } => ({ success: true, data: rows.map(present), meta });
