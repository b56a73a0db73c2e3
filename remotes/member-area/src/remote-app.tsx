import type { RemoteProps } from '@narthex/shared-contracts';
import { lazyComponent } from '@narthex/shared-ui';
import { Suspense } from 'react';
import { Route, Routes } from '@narthex/remote-kit/router';
import { MemberFrame } from './frame/member-frame';
import { findMemberPage } from './frame/member-pages';
import { NoSuchPage } from './pages/no-such-page';
import { PageSkeleton } from './components/page-skeleton';

const PAGES = {
  dashboard: lazyComponent(() => import('./pages/dashboard-page')),
  profile: lazyComponent(() => import('./pages/profile/profile-page')),
  ministries: lazyComponent(() => import('./pages/ministries-page')),
  security: lazyComponent(() => import('./pages/security-page')),
  privacy: lazyComponent(() => import('./pages/privacy-page')),
};

/** Renders the page of the member area that belongs to the base of the mount. */
export default function RemoteApp({ base }: RemoteProps) {
  const page = findMemberPage(base);
  const Page = PAGES[page];
  return (
    <MemberFrame page={page}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          <Route index element={<Page />} />
          <Route path="*" element={<NoSuchPage />} />
        </Routes>
      </Suspense>
    </MemberFrame>
  );
}
