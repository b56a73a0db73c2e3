import { canonicalPath, paths, type Department, type Registry } from '@narthex/shared-contracts';
import { matchMount, type MountMatch } from '../federation/match-mount';

export type Portal = 'members' | 'leaders' | 'admin-login';

/** What a path shows: a portal of the shell, a remote, or nothing. */
export type Target =
  | { readonly kind: 'portal'; readonly portal: Portal; readonly title: string }
  | { readonly kind: 'remote'; readonly match: MountMatch; readonly title: string }
  | { readonly kind: 'not-found'; readonly title: string };

const PORTALS: Readonly<Record<string, { readonly portal: Portal; readonly title: string }>> = {
  [paths.members.pattern]: { portal: 'members', title: 'Member portal' },
  [paths.leaders.pattern]: { portal: 'leaders', title: 'Leadership portal' },
  [paths.adminLogin.pattern]: { portal: 'admin-login', title: 'Administrator sign-in' },
};

/** Decides what a path shows, from the registry alone: no code of a remote is needed for it. */
export function resolveTarget(registry: Registry, pathname: string, department: Department | null): Target {
  const path = canonicalPath(pathname, registry);
  const portal = PORTALS[path.toLowerCase()];
  if (portal) return { kind: 'portal', ...portal };
  const match = matchMount(registry, path, department);
  return match
    ? { kind: 'remote', match, title: match.mount.title }
    : { kind: 'not-found', title: 'Page not found' };
}
