import { ErrorScreen } from '@narthex/shared-ui';
import { Suspense, use, type ComponentType } from 'react';
import { SlotBoundary } from '../federation/slot-boundary';
import { SlotSpinner } from '../federation/slot-spinner';
import { withinTime } from '../federation/time-limit';
import type { Portal } from './resolve-target';

/** Milliseconds; see below. */
const FORGET = 500;
const LIMIT = 15_000;

const MODULES: Readonly<Record<Portal, () => Promise<{ default: ComponentType }>>> = {
  members: () => import(/* webpackChunkName: "members-portal" */ '../portals/member-portal'),
  leaders: () => import(/* webpackChunkName: "leaders-portal" */ '../portals/leaders-portal'),
  'admin-login': () => import(/* webpackChunkName: "admin-login-portal" */ '../portals/admin-login'),
};

/** The webpackChunkName of the portal's import: the page names its files, so that it is styled before any script runs. */
export const portalChunk = (portal: Portal) => `${portal}-portal`;

const loaded = new Map<Portal, ComponentType>();
const loading = new Map<Portal, Promise<ComponentType>>();

/** Fetches a portal's code, once; a failed attempt is forgotten. From then on the portal is drawn without waiting. */
export function loadPortal(portal: Portal): Promise<ComponentType> {
  const begun = loading.get(portal);
  if (begun) return begun;
  const attempt = withinTime(MODULES[portal](), LIMIT, portalChunk(portal)).then(
    ({ default: Page }) => {
      loaded.set(portal, Page);
      return Page;
    },
    (cause: unknown) => {
      // Only after those who wait have seen it: else each attempt to draw would fetch anew, for ever.
      setTimeout(() => loading.delete(portal), FORGET);
      throw cause;
    },
  );
  loading.set(portal, attempt);
  return attempt;
}

/** Signing in belongs to the shell: it works even when every remote is down. */
export function PortalPage({ portal }: { portal: Portal }) {
  return (
    <SlotBoundary key={portal} fallback={() => <ErrorScreen />}>
      <Suspense fallback={<SlotSpinner />}>
        <LoadedPortal portal={portal} />
      </Suspense>
    </SlotBoundary>
  );
}

function LoadedPortal({ portal }: { portal: Portal }) {
  const Page = loaded.get(portal) ?? use(loadPortal(portal));
  return <Page />;
}
