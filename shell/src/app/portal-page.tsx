import { lazy, type ComponentType } from 'react';
import type { Portal } from './resolve-target';

const LOADERS: Readonly<Record<Portal, () => Promise<{ default: ComponentType }>>> = {
  members: () => import('../portals/member-portal'),
  leaders: () => import('../portals/leaders-portal'),
  'admin-login': () => import('../portals/admin-login'),
};

const PORTALS: Readonly<Record<Portal, ComponentType>> = {
  members: lazy(LOADERS.members),
  leaders: lazy(LOADERS.leaders),
  'admin-login': lazy(LOADERS['admin-login']),
};

/** Fetches the code of a portal ahead. Never fails: the portal itself tries again. */
export async function loadPortal(portal: Portal): Promise<void> {
  await LOADERS[portal]().catch(() => undefined);
}

/** Signing in belongs to the shell: it works even when every remote is down. */
export function PortalPage({ portal }: { portal: Portal }) {
  const Page = PORTALS[portal];
  return <Page />;
}
