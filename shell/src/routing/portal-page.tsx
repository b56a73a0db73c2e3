import type { Portal } from '@narthex/shared-contracts';
import { ErrorScreen, LoadingBoundary, LoadingPlace, lazyComponent } from '@narthex/shared-ui';
import { memo } from 'react';
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

/**
 * Returns the webpackChunkName of the portal's import. The server links the chunk's styles, so that the page
 * is styled before any script runs.
 */
export const portalChunk = (portal: Portal) => `${portal}-portal`;

/** Loads a portal's code, after which the portal renders without suspending. */
export const loadPortal = (portal: Portal): Promise<unknown> => PORTALS[portal].load();

/**
 * Renders a portal, which is part of the shell so that people can sign in even if every remote is down. The
 * memo prevents renders until the portal changes.
 */
export const PortalPage = memo(function PortalPage({ portal }: { portal: Portal }) {
  const Page = PORTALS[portal];
  return (
    <SlotBoundary key={portal} onError={Page.forgetFailure} fallback={() => <ErrorScreen />}>
      <LoadingBoundary fallback={<LoadingPlace size="page" />}>
        <Page />
      </LoadingBoundary>
    </SlotBoundary>
  );
});
