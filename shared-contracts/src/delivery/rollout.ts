import type { Registry, RegistryEntry } from './registry';

/** The version of a remote that visitors get unless they are part of a canary. */
export const findLiveEntry = (entries: readonly RegistryEntry[]): RegistryEntry | undefined =>
  entries.find(({ deployment }) => deployment?.default) ?? entries[0];

const BUCKETS = 10_000;
/** Of visitors without a name: they are the last to get anything. */
const LAST_BUCKET = 100 - 100 / BUCKETS;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The place of a visitor among all visitors of a remote, from 0 up to but not including 100: always the same, and another
 * for each remote, so that nobody is the first to try everything. FNV-1a, with the finish of MurmurHash3.
 */
export function computeBucket(visitor: string, remote: string): number {
  let hash = FNV_OFFSET;
  for (const character of `${remote} ${visitor}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) % BUCKETS) / (BUCKETS / 100);
}

/**
 * The version of a remote that a visitor gets. Below the canary's share (`<`: nobody at 0, everybody at 100) it is the
 * canary; raising the share moves people in one direction only.
 */
export function chooseEntry(entries: readonly RegistryEntry[], bucket: number): RegistryEntry | undefined {
  const canary = entries.find(({ deployment }) => deployment && !deployment.default);
  return canary?.deployment && bucket < canary.deployment.traffic ? canary : findLiveEntry(entries);
}

/**
 * The registry as one document uses it: one version of each remote.
 * @param fixed Remotes that the server has rendered already, by the version that everybody gets.
 */
export function pinVersions(registry: Registry, visitor: string, fixed: readonly string[] = []): Registry {
  const pinned = Object.entries(registry.microFrontends).map(([remote, entries]) => {
    const entry = fixed.includes(remote)
      ? findLiveEntry(entries)
      : chooseEntry(entries, visitor ? computeBucket(visitor, remote) : LAST_BUCKET);
    return [remote, entry ? [entry] : []] as const;
  });
  return { ...registry, microFrontends: Object.fromEntries(pinned) };
}
