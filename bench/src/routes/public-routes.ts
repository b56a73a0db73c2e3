import { DOORS, PORTALS, effectiveAccess } from '@narthex/shared-contracts';
import { registrySchema, type Registry } from '@narthex/shared-contracts/registry';
import { SiteError } from '../sites/site';

/** Everybody may open the portals, but no sitemap lists all of them. */
const SIGN_INS = DOORS.map((door) => PORTALS[door].path);
export const NOT_FOUND = '/no-such-page';

/** Returns the pages of a sitemap. Of pages that differ only in their id (`/Events/12`) it returns only the first. */
export function listPages(sitemap: string): string[] {
  const pages = new Map<string, string>();
  for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(url.replaceAll('&amp;', '&'));
    const kind = pathname.replace(/\/\d+$/, '/:id');
    if (!pages.has(kind)) pages.set(kind, pathname);
  }
  return [...pages.values()];
}

/** Returns the files of a sitemap index. Of numbered continuations it returns only the first. */
export const listFirstFiles = (index: string): string[] =>
  [...index.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => /-1\.xml$|\D\.xml$/.test(path));

/** Returns the public pages of the live remotes, including those that no sitemap lists. */
export const listPublicMounts = ({ microFrontends }: Registry): string[] =>
  Object.values(microFrontends).flatMap((entries) =>
    entries.flatMap(({ extras }) =>
      extras.mounts.filter((mount) => effectiveAccess(mount) === 'public').map(({ path }) => path),
    ),
  );

/** Loads the pages of a sitemap. Of an index it loads the first files, which contain every kind of page. */
async function fetchListedPages(origin: string): Promise<string[]> {
  const read = async (path: string) => {
    const response = await fetch(new URL(path, origin));
    return response.ok ? response.text() : '';
  };
  const sitemap = await read('/sitemap.xml');
  const files = sitemap.includes('<sitemapindex') ? listFirstFiles(sitemap) : [];
  return listPages(files.length > 0 ? (await Promise.all(files.map(read))).join('') : sitemap);
}

/** Returns every public page of a running site. New pages are found automatically. */
export async function publicRoutes(origin: string): Promise<string[]> {
  const registry = await fetch(new URL('/registry.json', origin));
  const pages = await fetchListedPages(origin);
  if (pages.length === 0 || !registry.ok) throw new SiteError(`${origin} has no sitemap that lists pages`);
  const mounts = listPublicMounts(registrySchema.parse(await registry.json()));
  return [...new Set([...pages, ...mounts, ...SIGN_INS, NOT_FOUND])];
}
