import { paths } from '@narthex/shared-contracts';
import { SiteError } from '../sites/site';

/** What anyone may open and no sitemap lists. */
const UNLISTED = [paths.leaders.to(), paths.adminLogin.to(), paths.contentTest.to()];
export const NOT_FOUND = '/no-such-page';

/** Every page a sitemap lists, but of pages that differ in their number alone (`/Events/12`) only the first. */
export function pagesOf(sitemap: string): string[] {
  const pages = new Map<string, string>();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address.replaceAll('&amp;', '&'));
    const kind = pathname.replace(/\/\d+$/, '/:id');
    if (!pages.has(kind)) pages.set(kind, pathname);
  }
  return [...pages.values()];
}

/** Every public page of a running site: a page that is added shows up by itself. */
export async function publicRoutes(origin: string): Promise<string[]> {
  const response = await fetch(new URL('/sitemap.xml', origin));
  const pages = response.ok ? pagesOf(await response.text()) : [];
  if (pages.length === 0) throw new SiteError(`${origin} has no sitemap that lists pages`);
  return [...new Set([...pages, ...UNLISTED, NOT_FOUND])];
}
