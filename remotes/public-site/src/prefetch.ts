import { paths, type PageMeta, type PrefetchContext } from '@narthex/shared-contracts';
import type { QueryClient } from '@tanstack/react-query';
import { FALLBACK_SITE } from './data/fallback-site';
import { nowQuery } from './data/now';
import { siteQuery } from './data/site';
import { HomePage } from './pages/home';
import { named } from './pages/named';
import { findPage } from './routes';

/** Loads the code and data of a page, and says what it is called. A failed call never fails the page. */
export async function prefetch({
  path,
  search,
  queryClient,
}: PrefetchContext<QueryClient>): Promise<PageMeta | undefined> {
  // An instant from the server stays until the page is taken over: both sides draw the same day.
  if (!queryClient.getQueryData(nowQuery.queryKey)) await queryClient.prefetchQuery(nowQuery);
  await queryClient.prefetchQuery(siteQuery);
  const site = queryClient.getQueryData(siteQuery.queryKey) ?? FALLBACK_SITE;
  if (path === paths.home.pattern) {
    const [meta] = await Promise.all([
      import(/* webpackChunkName: "home-page" */ './pages/home/load-home').then(({ loadHome }) =>
        loadHome(queryClient),
      ),
      HomePage.load(),
    ]);
    return { title: site.name, description: site.about, canonical: path, chunks: ['home-page'], ...meta };
  }
  const found = findPage(path, site);
  if (found) {
    const { page, params } = found;
    const { load } = await page.Page.load();
    const address = named(page.path, site);
    const meta = {
      title: named(page.title, site),
      description: named(page.description, site),
      // As it is written, whatever was typed; pages of one thing say theirs.
      canonical: address.includes(':') ? path : address,
      chunks: [page.chunk],
    };
    return { ...meta, ...(await load?.({ queryClient, site, params, search })) };
  }
  return { title: 'Page not found', status: 404 };
}
