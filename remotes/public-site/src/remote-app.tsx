import type { RemoteProps } from '@narthex/shared-contracts';
import { useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useSite } from './data/site';
import { fillNames } from './fill-names';
import { PAGES } from './pages/index';
import { NotFoundPage } from './pages/not-found-page';
import { ResolvePathProvider } from './resolve-path';
import { createPageResolver } from './routes';

export { prefetch } from './prefetch';

/** Every public page. */
export default function RemoteApp(_: RemoteProps) {
  const site = useSite();
  const resolvePath = useMemo(() => createPageResolver(site), [site]);
  return (
    <ResolvePathProvider value={resolvePath}>
      <Routes>
        {PAGES.map(({ path, title, Page }) => (
          <Route key={path} path={fillNames(path, site)} element={<Page title={fillNames(title, site)} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ResolvePathProvider>
  );
}
