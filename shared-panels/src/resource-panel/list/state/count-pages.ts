import type { ResourcePage } from '../../resource-api';

/** Counts the pages of a list. If the server stopped counting, a full page means that there is another one. */
export function countPages(
  { rows, total, hasMoreThanTotal }: ResourcePage<unknown>,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): number {
  // A server without pagination has sent all rows.
  if (rows.length > perPage) return 1;
  const counted = Math.ceil(total / perPage);
  return hasMoreThanTotal && rows.length === perPage ? Math.max(counted, page + 1) : counted;
}
