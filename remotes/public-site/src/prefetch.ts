import { nowQuery, siteQuery } from '@narthex/shared-auth';
import type { PageMeta, PrefetchContext } from '@narthex/shared-contracts';
import type { QueryClient } from '@tanstack/react-query';
import { FALLBACK_SITE } from './data/fallback-site';
import { fillNames } from './fill-names';
import { findPage } from './routes';

/** Loads the code and data of a page, and says what it is called. A failed call never fails the page. */
export async function prefetch({
  path,
  search,
  queryClient,
}: PrefetchContext<QueryClient>): Promise<PageMeta | undefined> {
  // An instant from the server stays until the page is hydrated: both sides render the same day.
  if (!queryClient.getQueryData(nowQuery.queryKey)) await queryClient.prefetchQuery(nowQuery);
  await queryClient.prefetchQuery(siteQuery);
  const site = queryClient.getQueryData(siteQuery.queryKey) ?? FALLBACK_SITE;
  const found = findPage(path, site);
  if (!found) return { title: 'Page not found', status: 404 };
  const { page, params } = found;
  const { load } = await page.Page.load();
  const title = fillNames(page.title, site);
  const pattern = fillNames(page.path, site);
  return {
    title,
    description: fillNames(page.description, site),
    // As it is written, whatever was typed; pages of one row say theirs.
    canonical: pattern.includes(':') ? path : pattern,
    chunks: [page.chunk],
    ...(await load?.({ queryClient, site, params, search, title })),
  };
}
