import type { Department, Mount, Registry, RegistryEntry } from '@narthex/shared-contracts';

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
function breadth(mount: Mount, department: Department | null): number {
  if (!mount.departments) return 100;
  return department && mount.departments.includes(department) ? mount.departments.length : 1000;
}

/** The versions this document uses, by remote: the default of each. */
export function liveEntries(registry: Registry): ReadonlyMap<string, RegistryEntry> {
  const live = new Map<string, RegistryEntry>();
  for (const [remote, entries] of Object.entries(registry.microFrontends)) {
    const entry = entries.find(({ deployment }) => deployment?.default) ?? entries[0];
    if (entry) live.set(remote, entry);
  }
  return live;
}

/** The mount that answers a path: the longest that covers it, and of several on one path the narrowest for this person. */
export function matchMount(
  registry: Registry,
  pathname: string,
  department: Department | null,
): MountMatch | null {
  const path = pathname.toLowerCase();
  const matches: MountMatch[] = [];
  for (const [remote, entry] of liveEntries(registry)) {
    for (const mount of entry.extras.mounts) {
      const base = (mount.base ?? mount.path).replace(/\/$/, '');
      if (covers(mount, path)) matches.push({ remote, entry, mount, base });
    }
  }
  matches.sort(
    (a, b) =>
      b.mount.path.length - a.mount.path.length ||
      breadth(a.mount, department) - breadth(b.mount, department) ||
      a.remote.localeCompare(b.remote),
  );
  return matches[0] ?? null;
}
