const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** The header `If-Match` carries the version in up to nine digits. */
const VERSIONS = 1_000_000_000;

/**
 * Returns a hash of an order, which differs for another order and for other rows. A client sends it with a
 * new order, so that the server can refuse an order that is based on an older one.
 */
export function getOrderVersion(ids: readonly number[]): number {
  const hash = ids.reduce((before, id) => Math.imul(before ^ id, FNV_PRIME), FNV_OFFSET);
  return (hash >>> 0) % VERSIONS;
}
