import { lazy, type ComponentType } from 'react';
import type { Portal } from './resolve-target';

const PORTALS: Readonly<Record<Portal, ComponentType>> = {
  members: lazy(() => import('../portals/member-portal')),
  leaders: lazy(() => import('../portals/leaders-portal')),
  'admin-login': lazy(() => import('../portals/admin-login')),
};

/** Signing in belongs to the shell: it works even when every remote is down. */
export function PortalPage({ portal }: { portal: Portal }) {
  const Page = PORTALS[portal];
  return <Page />;
}
