import { type PageMeta, type PrefetchContext, type RemoteProps, paths } from '@narthex/shared-contracts';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import { ButtonLink, EmptyState } from '@narthex/shared-ui';
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

const PAGES = {
  dashboard: lazySection(() => import('./pages/dashboard-page')),
  profile: lazySection(() => import('./pages/profile/profile-page')),
  ministries: lazySection(() => import('./pages/ministries-page')),
  security: lazySection(() => import('./pages/security-page')),
  privacy: lazySection(() => import('./pages/privacy-page')),
};

/** Renders the page of the member area that belongs to the base of the mount. */
export default function RemoteApp({ base }: RemoteProps) {
  const page = findMemberPage(base);
  const Page = PAGES[page];
  return (
    <MemberFrame page={page}>
      <Routes>
        <Route index element={<Page />} />
        <Route path="*" element={<NoSuchPage />} />
      </Routes>
    </MemberFrame>
  );
}

/** Returns the page's title for the browser tab. */
export async function prefetch({ path }: PrefetchContext): Promise<PageMeta> {
  return { title: getTabTitle(path) };
}
