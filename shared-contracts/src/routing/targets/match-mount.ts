import type { Department } from '../../access/departments';
import type { Mount } from '../../delivery/descriptor';
import type { Registry, RegistryEntry } from '../../delivery/registry';
import { findLiveEntry } from '../../delivery/rollout';

/** Describes a mount of a live version and the remote it belongs to. */
export interface MountMatch {
  readonly remote: string;
  readonly entry: RegistryEntry;
  readonly mount: Mount;
  /** Holds the base of the remote's routes without a trailing slash: '' for the root. */
  readonly base: string;
}

const covers = (mount: Mount, path: string): boolean => {
  const prefix = mount.path.toLowerCase();
  if (path === prefix) return true;
  return !mount.exact && path.startsWith(prefix === '/' ? '/' : `${prefix}/`);
};

/**
 * Returns a number that is smaller the better a mount fits this person: fewer departments win, and a mount
 * for other departments comes last.
 */
export function breadth(mount: Mount, department: Department | null): number {
  if (!mount.departments) return 100;
  return department && mount.departments.includes(department) ? mount.departments.length : 1000;
}

/** Returns the live version of each remote; within a document it is the version that the document uses. */
export function liveEntries(registry: Registry): ReadonlyMap<string, RegistryEntry> {
  const live = new Map<string, RegistryEntry>();
  for (const [remote, entries] of Object.entries(registry.microFrontends)) {
    const entry = findLiveEntry(entries);
    if (entry) live.set(remote, entry);
  }
  return live;
}

const mountsByRegistry = new WeakMap<Registry, readonly MountMatch[]>();

/**
 * Returns every mount of the live versions. The objects are cached per registry, so that navigation within a
 * mount doesn't cause a new render.
 */
export function liveMounts(registry: Registry): readonly MountMatch[] {
  const known = mountsByRegistry.get(registry);
  if (known) return known;
  const mounts = [...liveEntries(registry)].flatMap(([remote, entry]) =>
    entry.extras.mounts.map((mount) => ({
      remote,
      entry,
      mount,
      base: (mount.base ?? mount.path).replace(/\/$/, ''),
    })),
  );
  mountsByRegistry.set(registry, mounts);
  return mounts;
}

/**
 * Returns the mount of a path: the longest one that covers it, and among several on one path the one that
 * fits the person best.
 */
export function matchMount(
  registry: Registry,
  pathname: string,
  department: Department | null,
): MountMatch | null {
  const path = pathname.toLowerCase();
  const [best] = liveMounts(registry)
    .filter(({ mount }) => covers(mount, path))
    .sort(
      (a, b) =>
        b.mount.path.length - a.mount.path.length ||
        breadth(a.mount, department) - breadth(b.mount, department) ||
        a.remote.localeCompare(b.remote),
    );
  return best ?? null;
}
