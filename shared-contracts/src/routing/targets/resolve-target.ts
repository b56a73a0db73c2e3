import type { Access } from '../../access/access';
import type { Department } from '../../access/departments';
import { accessFloor, effectiveAccess, findDoor, type Door } from '../../access/guard-floors';
import type { Registry } from '../../delivery/registry';
import { canonicalPath, resolveHostPath } from '../canonical-path';
import { matchMount, type MountMatch } from './match-mount';
import { PORTALS, type Portal } from './portals';

interface Place {
  readonly title: string;
  /** Holds the required access: the guard of the mount, but never less than the floor of the path. */
  readonly access: Access;
  /** Names the sign-in page that fits. */
  readonly door: Door;
}

/** Describes what a path shows: a page of the host, a remote, or nothing. */
export type Target =
  | (Place & { readonly kind: 'portal'; readonly match: null; readonly portal: Portal })
  | (Place & { readonly kind: 'remote'; readonly match: MountMatch })
  | (Place & { readonly kind: 'not-found'; readonly match: null });

const PORTALS_BY_PATH = new Map(
  // `Object.keys` returns string[], but the keys of this record are exactly the names of its type.
  (Object.keys(PORTALS) as Portal[]).map((portal) => [PORTALS[portal].path, portal] as const),
);

/** Returns the page of the host that a path leads to, after aliases and case are resolved. */
export const findPortal = (pathname: string): Portal | null =>
  PORTALS_BY_PATH.get(resolveHostPath(pathname)) ?? null;

/**
 * Decides what a path shows, from the registry alone and without any code of a remote. Browser, service
 * worker and server share this function, so that they agree on which pages are protected.
 */
export function resolveTarget(registry: Registry, pathname: string, department: Department | null): Target {
  const portal = findPortal(pathname);
  if (portal) {
    const { title, door } = PORTALS[portal];
    return { kind: 'portal', match: null, access: 'public', portal, title, door };
  }
  const path = canonicalPath(pathname, registry);
  const match = matchMount(registry, path, department);
  const door = findDoor(match?.mount ?? null, path);
  if (!match) return { kind: 'not-found', match, title: 'Page not found', access: accessFloor(path), door };
  return {
    kind: 'remote',
    match,
    title: match.mount.title,
    access: effectiveAccess(match.mount, path),
    door,
  };
}
