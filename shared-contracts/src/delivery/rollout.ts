import type { Registry, RegistryEntry } from './registry';

/** Returns the version of a remote that visitors get unless they are part of a canary. */
export const findLiveEntry = (entries: readonly RegistryEntry[]): RegistryEntry | undefined =>
  entries.find(({ deployment }) => deployment?.default) ?? entries[0];

const BUCKETS = 10_000;
/** Visitors without a name belong to the last bucket, so they get a canary only at 100 per cent. */
const LAST_BUCKET = 100 - 100 / BUCKETS;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Returns the position of a visitor among all visitors of a remote, from 0 up to but not including 100. It
 * never changes and differs between remotes, so that no visitor is always the first to get a canary. The hash
 * is FNV-1a with the finaliser of MurmurHash3.
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
 * Returns the version of a remote that a visitor gets: the canary for buckets below its share (nobody at 0,
 * everybody at 100), else the live version. When the share grows, no visitor returns to the old version.
 */
export function chooseEntry(entries: readonly RegistryEntry[], bucket: number): RegistryEntry | undefined {
  const canary = entries.find(({ deployment }) => deployment && !deployment.default);
  return canary?.deployment && bucket < canary.deployment.traffic ? canary : findLiveEntry(entries);
}

/**
 * Returns the registry that one document uses, with one version of each remote.
 * @param fixed Remotes that the server has already rendered in the version that everybody gets.
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
