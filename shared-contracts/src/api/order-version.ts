const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
/** What `If-Match` carries: up to nine digits. */
const VERSIONS = 1_000_000_000;

/**
 * The version of an order: another number for another order, or for other rows. Whoever sends a new order says with it
 * which order of the same rows they started from.
 */
export function getOrderVersion(ids: readonly number[]): number {
  const hash = ids.reduce((before, id) => Math.imul(before ^ id, FNV_PRIME), FNV_OFFSET);
  return (hash >>> 0) % VERSIONS;
}
