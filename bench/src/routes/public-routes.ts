import { DOORS, PORTALS, effectiveAccess } from '@narthex/shared-contracts';
import { registrySchema, type Registry } from '@narthex/shared-contracts/registry';
import { SiteError } from '../sites/site';

/** The sign-ins: anyone may open them, and no sitemap lists them all. */
const SIGN_INS = DOORS.map((door) => PORTALS[door].path);
export const NOT_FOUND = '/no-such-page';

/** Every page a sitemap lists, but of pages that differ in their number alone (`/Events/12`) only the first. */
export function listPages(sitemap: string): string[] {
  const pages = new Map<string, string>();
  for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(url.replaceAll('&amp;', '&'));
    const kind = pathname.replace(/\/\d+$/, '/:id');
    if (!pages.has(kind)) pages.set(kind, pathname);
  }
  return [...pages.values()];
}

/** The files of a sitemap's index, but of those that continue another only the first. */
export const listFirstFiles = (index: string): string[] =>
  [...index.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => /-1\.xml$|\D\.xml$/.test(path));

/** The public pages of the live remotes, those included that no sitemap lists. */
export const listPublicMounts = ({ microFrontends }: Registry): string[] =>
  Object.values(microFrontends).flatMap((entries) =>
    entries.flatMap(({ extras }) =>
      extras.mounts.filter((mount) => effectiveAccess(mount) === 'public').map(({ path }) => path),
    ),
  );

/** The pages of a sitemap; of an index the pages of its first files, which name every kind of page. */
async function fetchListedPages(origin: string): Promise<string[]> {
  const read = async (path: string) => {
    const response = await fetch(new URL(path, origin));
    return response.ok ? response.text() : '';
  };
  const sitemap = await read('/sitemap.xml');
  const files = sitemap.includes('<sitemapindex') ? listFirstFiles(sitemap) : [];
  return listPages(files.length > 0 ? (await Promise.all(files.map(read))).join('') : sitemap);
}

/** Every public page of a running site: a page that is added shows up by itself. */
export async function publicRoutes(origin: string): Promise<string[]> {
  const registry = await fetch(new URL('/registry.json', origin));
  const pages = await fetchListedPages(origin);
  if (pages.length === 0 || !registry.ok) throw new SiteError(`${origin} has no sitemap that lists pages`);
  const mounts = listPublicMounts(registrySchema.parse(await registry.json()));
  return [...new Set([...pages, ...mounts, ...SIGN_INS, NOT_FOUND])];
}
