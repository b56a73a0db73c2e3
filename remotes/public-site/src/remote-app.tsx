import type { RemoteProps } from '@narthex/shared-contracts';
import { Route, Routes } from 'react-router-dom';
import { useSite } from './data/site';
import { PAGES } from './pages/index';
import { named } from './pages/named';
import { HomePage } from './pages/home';
import { NotFoundPage } from './pages/not-found-page';

export { prefetch } from './prefetch';

/** Every public page. */
export default function RemoteApp(_: RemoteProps) {
  const site = useSite();
  return (
    <Routes>
      <Route index element={<HomePage />} />
      {PAGES.map(({ path, Page }) => (
        <Route key={path} path={named(path, site)} element={<Page />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
