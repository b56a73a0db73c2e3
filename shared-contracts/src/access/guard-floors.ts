import { narrower, type Access } from './access';
import type { Department } from './departments';

/** The three sign-ins of the site. */
export const DOORS = ['members', 'leaders', 'admin'] as const;
/** A sign-in page: of the members, the leaders or the administrators. */
export type Door = (typeof DOORS)[number];

/** Guards no descriptor can lower: the least access below a path prefix, and the sign-in that fits unless a mount names one. */
export const GUARD_FLOORS: readonly {
  readonly prefix: RegExp;
  readonly floor: Access;
  readonly door: Door;
}[] = [
  { prefix: /^\/admin(\/|$)/i, floor: 'admin', door: 'admin' },
  { prefix: /^\/admin-/i, floor: 'admin', door: 'members' },
  { prefix: /^\/member(\/|-|$)/i, floor: 'member', door: 'members' },
  { prefix: /[-/]dashboard(\/|$)/i, floor: 'signed-in', door: 'members' },
];

/** A path as it is compared with prefixes: escapes are read as a router reads them. */
function plainPath(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A malformed escape stands for itself.
  }
  return plain.replace(/\/{2,}/g, '/');
}

/** The least access of a path, whatever is mounted there. */
export function accessFloor(path: string): Access {
  const plain = plainPath(path);
  return GUARD_FLOORS.filter(({ prefix }) => prefix.test(plain)).reduce<Access>(
    (access, { floor }) => narrower(access, floor),
    'public',
  );
}

/** Whether a path counts as a protected area, whoever asks and whatever is mounted there. */
export function isProtectedArea(path: string): boolean {
  return accessFloor(path) !== 'public';
}

/** The part of a mount that decides who may open it, and where they sign in. */
export interface GuardedMount {
  readonly path: string;
  readonly guard: Access;
  readonly departments?: readonly Department[];
  readonly door?: Door;
}

/** The access a path of a mount really needs: what the mount says, but never less than the floors of mount and path. */
export function effectiveAccess(mount: Pick<GuardedMount, 'path' | 'guard'>, path = mount.path): Access {
  return narrower(narrower(mount.guard, accessFloor(mount.path)), accessFloor(path));
}

/** The sign-in that fits a path: the one its mount names; else the leaders' for departments, else that of its area. */
export function findDoor(mount: GuardedMount | null, path: string): Door {
  if (mount?.door) return mount.door;
  if (mount?.departments) return 'leaders';
  const plain = plainPath(path);
  return GUARD_FLOORS.find(({ prefix }) => prefix.test(plain))?.door ?? 'members';
}
