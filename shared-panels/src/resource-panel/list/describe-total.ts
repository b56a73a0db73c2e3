import type { ResourcePage } from '../resource-api';

/** Returns a total such as `12`, or `1000+` if the server stopped counting. */
export function describeTotal({
  total,
  hasMoreThanTotal,
}: Pick<ResourcePage<unknown>, 'total' | 'hasMoreThanTotal'>): string {
  return hasMoreThanTotal ? `${total}+` : String(total);
}
