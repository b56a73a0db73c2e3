import type { ResourcePage } from '../resource-api';

/** `12`, or `1000+` where the server stopped counting. */
export function describeTotal({
  total,
  hasMoreThanTotal,
}: Pick<ResourcePage<unknown>, 'total' | 'hasMoreThanTotal'>): string {
  return hasMoreThanTotal ? `${total}+` : String(total);
}
