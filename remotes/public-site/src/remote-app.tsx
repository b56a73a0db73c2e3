import type { RemoteProps } from '@narthex/shared-contracts';
import { LoadingPlace } from '@narthex/shared-ui';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useSite } from './data/site';
import { PAGES } from './pages/index';
import { named } from './pages/named';
import { HomePage } from './pages/home';
import { NotFoundPage } from './pages/not-found-page';

export { prefetch } from './prefetch';

/** Every public page. */
export default function RemoteApp(_: RemoteProps) {
  const site = useSite();
  const { pathname } = useLocation();
  // Each page anew: the one before is gone at once, also while the code of the next is on its way.
  return (
    <Suspense key={pathname} fallback={<LoadingPlace size="page" />}>
      <Routes>
        <Route index element={<HomePage />} />
        {PAGES.map(({ path, Page }) => (
          <Route key={path} path={named(path, site)} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
