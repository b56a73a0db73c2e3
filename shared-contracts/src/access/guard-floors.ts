import { narrower, type Access } from './access';
import type { Department } from './departments';

/** The site has three sign-in pages. */
export const DOORS = ['members', 'leaders', 'admin'] as const;
/** Names a sign-in page: for members, leaders or administrators. */
export type Door = (typeof DOORS)[number];

/**
 * No descriptor can lower these guards: `floor` is the least access below a path prefix, and `door` is the
 * sign-in page unless the mount names another.
 */
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

/**
 * Returns a path with its escapes decoded as a router decodes them, so that `%61dmin` meets the floor of
 * `/admin`.
 */
function plainPath(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A path with a malformed escape is compared as it is.
  }
  return plain.replace(/\/{2,}/g, '/');
}

/** Returns the least access that a path requires, whatever is mounted there. */
export function accessFloor(path: string): Access {
  const plain = plainPath(path);
  return GUARD_FLOORS.filter(({ prefix }) => prefix.test(plain)).reduce<Access>(
    (access, { floor }) => narrower(access, floor),
    'public',
  );
}

/** Returns true if a path lies in a protected area, whatever is mounted there. */
export function isProtectedArea(path: string): boolean {
  return accessFloor(path) !== 'public';
}

/** Describes the part of a mount that decides who may open it and where they sign in. */
export interface GuardedMount {
  readonly path: string;
  readonly guard: Access;
  readonly departments?: readonly Department[];
  readonly door?: Door;
}

/**
 * Returns the access that a path of a mount requires: the mount's guard, raised to the floors of mount and
 * path.
 */
export function effectiveAccess(mount: Pick<GuardedMount, 'path' | 'guard'>, path = mount.path): Access {
  return narrower(narrower(mount.guard, accessFloor(mount.path)), accessFloor(path));
}

/**
 * Returns the sign-in page of a path: the one that the mount names, else `leaders` for mounts with
 * departments, else the one of the path's area.
 */
export function findDoor(mount: GuardedMount | null, path: string): Door {
  if (mount?.door) return mount.door;
  if (mount?.departments) return 'leaders';
  const plain = plainPath(path);
  return GUARD_FLOORS.find(({ prefix }) => prefix.test(plain))?.door ?? 'members';
}
