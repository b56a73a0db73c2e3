import type { QueryClient } from '@narthex/remote-kit/query';
import { nowQuery, siteQuery } from '@narthex/shared-auth';
import type { PageMeta, PrefetchContext } from '@narthex/shared-contracts';
import { prefetchMissing } from './data/query-state';
import { FALLBACK_SITE } from './data/site';
import { fillNames } from './fill-names';
import { LazyNotFound, NOT_FOUND_CHUNK } from './pages/not-found/lazy-not-found';
import { findPage, findParent } from './routes';

const IS_SERVER = typeof window === 'undefined';

/** Loads the code and data of a page and returns its title. A failed request never fails the page. */
export const prefetch = (context: PrefetchContext<QueryClient>): Promise<PageMeta> =>
  IS_SERVER ? prefetchForHtml(context) : prefetchPage(context).then(({ meta }) => meta);

/** Does the same for a page's HTML, which also contains structured data for search engines. */
export async function prefetchForHtml(context: PrefetchContext<QueryClient>): Promise<PageMeta> {
  const { meta, buildStructuredData } = await prefetchPage(context);
  const structuredData = await buildStructuredData?.();
  return structuredData ? { ...meta, structuredData } : meta;
}

interface PrefetchedPage {
  readonly meta: PageMeta;
  readonly buildStructuredData?: () => Promise<readonly object[] | undefined>;
}

async function prefetchPage({
  path,
  search,
  queryClient,
}: PrefetchContext<QueryClient>): Promise<PrefetchedPage> {
  // The server's instant is kept until hydration, so that both sides render the same date.
  await prefetchMissing(queryClient, nowQuery);
  await prefetchMissing(queryClient, siteQuery);
  const site = queryClient.getQueryData(siteQuery.queryKey) ?? FALLBACK_SITE;
  const found = findPage(path, site);
  if (!found) {
    await LazyNotFound.load();
    return { meta: { title: 'Page not found', status: 404, chunks: [NOT_FOUND_CHUNK] } };
  }
  const { page, params } = found;
  const { load } = await page.Page.load();
  const title = fillNames(page.title, site);
  const pattern = fillNames(page.path, site);
  const pageContext = { queryClient, site, params, search, title };
  const meta = {
    title,
    description: fillNames(page.description, site),
    // The canonical path is the one of the record, whatever was typed. Pages of one row return their own.
    canonical: pattern.includes(':') ? path : pattern,
    chunks: [page.chunk],
    ...(await load?.(pageContext)),
  };
  async function buildStructuredData() {
    const described = await page.structuredData?.build(pageContext);
    const parent = findParent(page);
    if (!described) return undefined;
    return parent
      ? [described, describeTrail(fillNames(parent.title, site), parent.path, meta.title)]
      : [described];
  }
  return { meta, buildStructuredData };
}

/** Returns where a page of one row stands, for search engines: the last place is the page itself. */
const describeTrail = (list: string, item: string, title: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: list, item },
    { '@type': 'ListItem', position: 2, name: title },
  ],
});
