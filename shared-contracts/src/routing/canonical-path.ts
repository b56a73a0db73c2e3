import { findLiveEntry } from '../delivery/rollout';
import { paths } from './paths';
import { PORTALS } from './targets/portals';
import type { Registry } from '../delivery/registry';

/** Describes what resolving a path needs to know of a page, which is a mount or a page's own record. */
export interface PagePath {
  readonly path: string;
  readonly aliases?: readonly string[] | undefined;
  /** If true, paths below this one don't belong to the page. */
  readonly exact?: boolean | undefined;
}

/** Maps alternative paths of the host's own pages, in lower case, to their canonical paths. */
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
 * Returns a function that resolves a typed path to its canonical form: without trailing slash, with aliases
 * resolved and in the original case. It returns unknown paths unchanged. No page can claim a path of the
 * host.
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

/** Resolves the paths of the host's own pages, such as the portals, for which no registry is needed. */
export const resolveHostPath = createPathResolver([]);

const resolvers = new WeakMap<Registry, (pathname: string) => string>();

/** Returns the canonical form of a typed path, by the mounts of a registry. See `createPathResolver`. */
export function canonicalPath(pathname: string, registry: Registry): string {
  let resolve = resolvers.get(registry);
  if (!resolve) {
    const live = Object.values(registry.microFrontends).map(findLiveEntry);
    resolve = createPathResolver(live.flatMap((entry) => entry?.extras.mounts ?? []));
    resolvers.set(registry, resolve);
  }
  return resolve(pathname);
}
