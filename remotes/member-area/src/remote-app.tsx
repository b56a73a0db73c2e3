import { type PageMeta, type PrefetchContext, type RemoteProps, paths } from '@narthex/shared-contracts';
import { lazyComponent, Skeleton, ButtonLink, EmptyState } from '@narthex/shared-ui';
import { Suspense } from 'react';
import { Route, Routes, Link } from '@narthex/remote-kit/router';
import { MemberFrame } from './frame/member-frame';
import { findMemberPage, getTabTitle } from './frame/member-pages';

/** Renders a message for URLs inside the member area that don't exist. */
function NoSuchPage() {
  return (
    <EmptyState
      level={2}
      title="There is no such page"
      action={
        <ButtonLink as={Link} to={paths.memberDashboard.to()} variant="quiet">
          Go to your dashboard
        </ButtonLink>
      }
    >
      The address may be old, or mistyped.
    </EmptyState>
  );
}

/** Renders the placeholder of a page while its code loads. */
function PageSkeleton() {
  return (
    <>
      <Skeleton height={104} text="Loading..." />
      <Skeleton height={320} />
    </>
  );
}

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

/** Returns the page's title for the browser tab. */
export async function prefetch({ path }: PrefetchContext): Promise<PageMeta> {
  return { title: getTabTitle(path) };
}
