import type { Department } from '../../access/departments';
import type { Mount } from '../../delivery/descriptor';
import type { Registry, RegistryEntry } from '../../delivery/registry';
import { findLiveEntry } from '../../delivery/rollout';

/** A mount of a live version, and whose it is. */
export interface MountMatch {
  readonly remote: string;
  readonly entry: RegistryEntry;
  readonly mount: Mount;
  /** Where the remote's routes begin, without slash at its end: '' for the root. */
  readonly base: string;
}

const covers = (mount: Mount, path: string): boolean => {
  const prefix = mount.path.toLowerCase();
  if (path === prefix) return true;
  return !mount.exact && path.startsWith(prefix === '/' ? '/' : `${prefix}/`);
};

/** How narrow a mount is for this person: fewer departments win, and one for other departments comes last. */
export function breadth(mount: Mount, department: Department | null): number {
  if (!mount.departments) return 100;
  return department && mount.departments.includes(department) ? mount.departments.length : 1000;
}

/** The live version of each remote: in a document the one that it uses. */
export function liveEntries(registry: Registry): ReadonlyMap<string, RegistryEntry> {
  const live = new Map<string, RegistryEntry>();
  for (const [remote, entries] of Object.entries(registry.microFrontends)) {
    const entry = findLiveEntry(entries);
    if (entry) live.set(remote, entry);
  }
  return live;
}

const mountsByRegistry = new WeakMap<Registry, readonly MountMatch[]>();

/** Every mount of the live versions. One match per mount, so that a step inside of it renders nothing anew. */
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

/** The mount of a path: the longest that covers it, and of several on one path the narrowest for this person. */
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
