import type { Access } from '../../access/access';
import type { Department } from '../../access/departments';
import { accessFloor, effectiveAccess, findDoor, type Door } from '../../access/guard-floors';
import type { Registry } from '../../delivery/registry';
import { canonicalPath, resolveHostPath } from '../canonical-path';
import { matchMount, type MountMatch } from './match-mount';
import { PORTALS, type Portal } from './portals';

interface Place {
  readonly title: string;
  /** What the path needs, whoever asks: the mount's guard, but never less than the floor of the path. */
  readonly access: Access;
  /** The sign-in that fits. */
  readonly door: Door;
}

/** What a path shows: a page of the host, a remote, or nothing. It stays the same while nobody goes elsewhere. */
export type Target =
  | (Place & { readonly kind: 'portal'; readonly match: null; readonly portal: Portal })
  | (Place & { readonly kind: 'remote'; readonly match: MountMatch })
  | (Place & { readonly kind: 'not-found'; readonly match: null });

const PORTALS_BY_PATH = new Map(
  // The keys of a record are the names that its type lists.
  (Object.keys(PORTALS) as Portal[]).map((portal) => [PORTALS[portal].path, portal] as const),
);

/** The page of the host that a path leads to, in whichever shape it was typed. */
export const findPortal = (pathname: string): Portal | null =>
  PORTALS_BY_PATH.get(resolveHostPath(pathname)) ?? null;

/**
 * Decides what a path shows, from the registry alone: no code of a remote is needed for it. Browser, service worker and
 * server ask here, so that what one of them calls closed is open to none.
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
