import { findLiveEntry } from '../delivery/rollout';
import { paths } from './paths';
import { PORTALS } from './targets/portals';
import type { Registry } from '../delivery/registry';

/** What resolving a path needs to know of a page: a mount, or a page's own record. */
export interface PagePath {
  readonly path: string;
  readonly aliases?: readonly string[] | undefined;
  /** Nothing below the path is this page's. */
  readonly exact?: boolean | undefined;
}

/** Other paths of what is no page of a remote, in lower case, each with the path it means. */
const HOST_ALIASES: readonly (readonly [alias: string, path: string])[] = [
  ...Object.values(PORTALS).flatMap(({ path, aliases = [] }) =>
    aliases.map((alias) => [alias, path] as const),
  ),
  ['/admin/ministries/create', paths.adminMinistryNew.pattern],
  ['/member/dashboard', paths.memberDashboard.pattern],
];

const HOST_PATHS = Object.values(paths)
  .filter(({ pattern }) => !/[:{]/.test(pattern))
  .map(({ pattern }) => [pattern.toLowerCase(), pattern] as const);

const EDIT_LINK = /^\/admin\/ministries\/([^/]+)\/edit$/i;

/**
 * Returns the function that resolves a typed path to its canonical one: without trailing slash, aliases resolved, in the
 * case it is written in. Unknown paths come back as they are. No page can claim a path of the host.
 */
export function createPathResolver(pages: Iterable<PagePath>): (pathname: string) => string {
  const known = new Map<string, string>();
  const parents: { prefix: string; path: string }[] = [];
  for (const { path, aliases = [], exact } of pages) {
    for (const alias of aliases) known.set(alias.toLowerCase(), path);
    known.set(path.toLowerCase(), path);
    if (!exact && path !== '/') parents.push({ prefix: `${path.toLowerCase()}/`, path });
  }
  for (const [lower, path] of [...HOST_PATHS, ...HOST_ALIASES]) known.set(lower, path);

  return (pathname) => {
    const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
    const lower = trimmed.toLowerCase();
    const found = known.get(lower);
    if (found) return found;
    const edit = EDIT_LINK.exec(trimmed);
    if (edit?.[1]) return paths.adminMinistryEdit.pattern.replace(':id', edit[1]);
    const parent = parents.find(({ prefix }) => lower.startsWith(prefix));
    return parent ? parent.path + trimmed.slice(parent.path.length) : trimmed;
  };
}

/** Resolves a path that is none of a remote's pages, such as a portal's: no registry is needed for those. */
export const resolveHostPath = createPathResolver([]);

const resolvers = new WeakMap<Registry, (pathname: string) => string>();

/** The canonical path of a typed one, by the mounts of a registry. See `createPathResolver`. */
export function canonicalPath(pathname: string, registry: Registry): string {
  let resolve = resolvers.get(registry);
  if (!resolve) {
    const live = Object.values(registry.microFrontends).map(findLiveEntry);
    resolve = createPathResolver(live.flatMap((entry) => entry?.extras.mounts ?? []));
    resolvers.set(registry, resolve);
  }
  return resolve(pathname);
}
