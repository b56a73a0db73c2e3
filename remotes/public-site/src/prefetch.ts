import { nowQuery, siteQuery } from '@narthex/shared-auth';
import type { PageMeta, PrefetchContext } from '@narthex/shared-contracts';
import type { QueryClient } from '@narthex/remote-kit/query';
import { FALLBACK_SITE } from './data/fallback-site';
import { fillNames } from './fill-names';
import { findPage } from './routes';

const IS_SERVER = typeof window === 'undefined';

/** Loads the code and data of a page, and says what it is called. A failed call never fails the page. */
export const prefetch = (context: PrefetchContext<QueryClient>): Promise<PageMeta> =>
  IS_SERVER ? prefetchForHtml(context) : prefetchPage(context).then(({ meta }) => meta);

/** The same for the HTML of a page, which also tells search engines what it is about. */
export async function prefetchForHtml(context: PrefetchContext<QueryClient>): Promise<PageMeta> {
  const { meta, buildStructuredData } = await prefetchPage(context);
  const structuredData = await buildStructuredData?.();
  return structuredData ? { ...meta, structuredData: [structuredData] } : meta;
}

interface PrefetchedPage {
  readonly meta: PageMeta;
  readonly buildStructuredData?: () => Promise<object | undefined>;
}

async function prefetchPage({
  path,
  search,
  queryClient,
}: PrefetchContext<QueryClient>): Promise<PrefetchedPage> {
  // An instant from the server stays until the page is hydrated: both sides render the same day.
  if (!queryClient.getQueryData(nowQuery.queryKey)) await queryClient.prefetchQuery(nowQuery);
  await queryClient.prefetchQuery(siteQuery);
  const site = queryClient.getQueryData(siteQuery.queryKey) ?? FALLBACK_SITE;
  const found = findPage(path, site);
  if (!found) return { meta: { title: 'Page not found', status: 404 } };
  const { page, params } = found;
  const { load } = await page.Page.load();
  const title = fillNames(page.title, site);
  const pattern = fillNames(page.path, site);
  const pageContext = { queryClient, site, params, search, title };
  const meta = {
    title,
    description: fillNames(page.description, site),
    // As it is written, whatever was typed; pages of one row say theirs.
    canonical: pattern.includes(':') ? path : pattern,
    chunks: [page.chunk],
    ...(await load?.(pageContext)),
  };
  return { meta, buildStructuredData: async () => page.structuredData?.build(pageContext) };
}
