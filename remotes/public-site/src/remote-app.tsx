import { Route, Routes, useLocation } from '@narthex/remote-kit/router';
import type { RemoteProps } from '@narthex/shared-contracts';
import { LoadingBoundary, LoadingPlace } from '@narthex/shared-ui';
import { useCallback, useMemo } from 'react';
import { useSite } from './data/site';
import { fillNames } from './fill-names';
import { ResolvePathProvider, PageFinderProvider } from './page-contexts';
import { PAGES } from './pages/index';
import { LazyNotFound } from './pages/not-found/lazy-not-found';
import { PlayerSlot } from './player/player-slot';
import { createPageResolver, findPage } from './routes';

export { prefetch } from './prefetch';

/** Renders every public page. */
export default function RemoteApp(_: RemoteProps) {
  const site = useSite();
  const { pathname } = useLocation();
  const resolvePath = useMemo(() => createPageResolver(site), [site]);
  const findRendered = useCallback(
    (path: string) => {
      const page = findPage(path, site)?.page;
      return page && { Page: page.Page, title: fillNames(page.title, site) };
    },
    [site],
  );
  // With a key, each page mounts anew. The boundary has none, so that the page before is shown until the next has loaded.
  return (
    <ResolvePathProvider value={resolvePath}>
      <PageFinderProvider value={findRendered}>
        <LoadingBoundary fallback={<LoadingPlace size="page" />}>
          <Routes key={pathname}>
            {PAGES.map(({ path, title, Page }) => (
              <Route
                key={path}
                path={fillNames(path, site)}
                element={<Page title={fillNames(title, site)} />}
              />
            ))}
            <Route path="*" element={<LazyNotFound />} />
          </Routes>
        </LoadingBoundary>
      </PageFinderProvider>
      <PlayerSlot />
    </ResolvePathProvider>
  );
}
