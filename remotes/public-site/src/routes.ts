import { matchPath } from '@narthex/remote-kit/router';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { fillNames } from './fill-names';
import { PAGES } from './pages/index';
import type { PageRecord } from './page-record';

/** Returns the page of a path and the parameters of its pattern. */
export function findPage(
  path: string,
  site: Site,
): { page: PageRecord; params: Readonly<Record<string, string | undefined>> } | undefined {
  for (const page of PAGES) {
    const match = matchPath(fillNames(page.path, site), path);
    if (match) return { page, params: match.params };
  }
  return undefined;
}

/** Returns the page that lists the rows of a page of one row, such as `/Events` for `/Events/:id`. */
export const findParent = ({ path }: PageRecord): PageRecord | undefined =>
  PAGES.find((other) => path.startsWith(`${other.path}/:`));

/** Returns a function that resolves any spelling of a page's path, including aliases, to the canonical one. */
export function createPageResolver(site: Site): (pathname: string) => string {
  const resolved = new Map(
    PAGES.flatMap(({ path, aliases = [] }) => {
      const written = fillNames(path, site);
      return [written, ...aliases].map((typed) => [typed.toLowerCase(), written] as const);
    }),
  );
  return (pathname) => resolved.get(pathname.toLowerCase().replace(/(.)\/+$/, '$1')) ?? pathname;
}
