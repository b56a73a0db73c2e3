import { paths, type RemoteProps } from '@narthex/shared-contracts';
import { lazyComponent } from '@narthex/shared-ui';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { MemberFrame } from './frame/member-frame';
import { UnsavedChangesGuard } from './frame/unsaved-changes-guard';
import { NoSuchPage } from './pages/no-such-page';
import { PageSkeleton } from './parts/page-skeleton';

const DashboardPage = lazyComponent(() => import('./pages/dashboard-page'));
const ProfilePage = lazyComponent(() => import('./pages/profile-page'));

/** The member's two pages: which of them, the mount's base says. */
export default function RemoteApp({ base }: RemoteProps) {
  const isProfile = base.toLowerCase() === paths.memberProfile.pattern;
  return (
    <UnsavedChangesGuard>
      <MemberFrame page={isProfile ? 'profile' : 'dashboard'}>
        <Suspense fallback={<PageSkeleton />}>
          <Routes>
            <Route index element={isProfile ? <ProfilePage /> : <DashboardPage />} />
            <Route path="*" element={<NoSuchPage />} />
          </Routes>
        </Suspense>
      </MemberFrame>
    </UnsavedChangesGuard>
  );
}
