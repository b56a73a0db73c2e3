import type { Portal } from '@narthex/shared-contracts';
import { ErrorScreen, LoadingPlace, lazyComponent } from '@narthex/shared-ui';
import { Suspense, memo } from 'react';
import { SlotBoundary } from '../federation/slot/slot-boundary';

const PORTALS = {
  members: lazyComponent(
    () => import(/* webpackChunkName: "members-portal" */ '../portals/members/member-portal'),
  ),
  leaders: lazyComponent(
    () => import(/* webpackChunkName: "leaders-portal" */ '../portals/leaders/leaders-portal'),
  ),
  admin: lazyComponent(() => import(/* webpackChunkName: "admin-portal" */ '../portals/admin/admin-login')),
  'forgot-password': lazyComponent(
    () => import(/* webpackChunkName: "forgot-password-portal" */ '../portals/password/forgot-password'),
  ),
  'reset-password': lazyComponent(
    () => import(/* webpackChunkName: "reset-password-portal" */ '../portals/password/reset-password'),
  ),
  preview: lazyComponent(
    () => import(/* webpackChunkName: "preview-portal" */ '../portals/preview/open-preview'),
  ),
  goodbye: lazyComponent(() => import(/* webpackChunkName: "goodbye-portal" */ '../portals/goodbye/goodbye')),
};

/** The webpackChunkName of the portal's import: the page names its files, so that it is styled before any script runs. */
export const portalChunk = (portal: Portal) => `${portal}-portal`;

/** Fetches a portal's code. From then on the portal renders without waiting. */
export const loadPortal = (portal: Portal): Promise<unknown> => PORTALS[portal].load();

/** Signing in belongs to the shell: it works even when every remote is down. Renders anew for another portal only. */
export const PortalPage = memo(function PortalPage({ portal }: { portal: Portal }) {
  const Page = PORTALS[portal];
  return (
    <SlotBoundary key={portal} onError={Page.forgetFailure} fallback={() => <ErrorScreen />}>
      <Suspense fallback={<LoadingPlace size="page" />}>
        <Page />
      </Suspense>
    </SlotBoundary>
  );
});
