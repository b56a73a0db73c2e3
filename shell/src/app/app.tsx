import { UnsavedChangesGuard, siteQuery } from '@narthex/shared-auth';
import { FREQUENT_PLACES, canonicalPath, type MountMatch, type Target } from '@narthex/shared-contracts';
import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { NotFoundScreen } from '@narthex/shared-ui';
import ToastHost from '@narthex/shared-ui/toast-host';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { DocumentBadge } from '../diagnosis/document-badge';
import { LeaveForEnglish } from '../federation/slot/leave-page';
import { RemoteSlot } from '../federation/slot/remote-slot';
import { CheckingAuthentication } from '../guards/guard-screens';
import { LeavePrompt } from '../leave-prompt/leave-prompt';
import { DeferredFooter } from '../navigation/footer/deferred-footer';
import { SiteHeader } from '../navigation/header/site-header';
import { ConfirmAddressNotice } from '../notices/confirm-address-notice';
import { PageChange } from '../page/page-change';
import { PortalPage } from '../routing/portal-page';
import { useDecision, useTarget, useMenu } from '../routing/use-route';
import { SignInAgain } from '../sign-in-again/sign-in-again';
import { useShell } from './shell-context';

function SiteFrame({ children }: { children: ReactNode }) {
  const { data: site } = useQuery(siteQuery);
  return (
    <>
      {site ? <SiteBar site={site} /> : null}
      <main id="content">{children}</main>
      {site ? <DeferredFooter /> : null}
    </>
  );
}

/** Subscribes to the session itself, so that signing in or out doesn't render the page again. */
function SiteBar({ site }: { site: Site }) {
  return <SiteHeader site={site} entries={useMenu()} />;
}

/** Renders navigation, the page of the current path, and the footer. */
export function App() {
  const target = useTarget();
  return (
    <UnsavedChangesGuard>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {target.access === 'public' ? <FramedPage target={target} /> : <GuardedPage target={target} />}
      <PageChange target={target} />
      <LeavePrompt />
      <DocumentBadge />
      <SignInAgain />
      <ToastHost />
    </UnsavedChangesGuard>
  );
}

function FramedPage({ target }: { target: Target }) {
  return (
    <SiteFrame>
      {target.kind === 'remote' ? <RemotePage match={target.match} isFramed /> : null}
      {target.kind === 'portal' ? <PortalPage portal={target.portal} /> : null}
      {target.kind === 'not-found' ? <NotFoundScreen places={FREQUENT_PLACES} as={Link} /> : null}
    </SiteFrame>
  );
}

/**
 * Renders the shell's frame around the guard's screens and until the dashboard is rendered, which has a frame
 * of its own.
 */
function GuardedPage({ target }: { target: Target }) {
  const decision = useDecision(target);
  // The frame that the server rendered must stay in its place while the session is checked.
  const { hasFrame } = useShell();
  if (decision === 'checking' && !hasFrame) return <CheckingAuthentication />;
  const isOpen = decision === 'allowed' || decision === 'checking';
  if (!isOpen || target.kind !== 'remote') return <FramedPage target={target} />;
  if (LANGUAGE_BASE && !target.match.entry.extras.language) return <LeaveForEnglish />;
  return (
    <>
      <ConfirmAddressNotice />
      <RemotePage match={target.match} isFramed={false} />
    </>
  );
}

/**
 * The memo prevents a render until the path changes. React drops the server's HTML of a page whose code is
 * still loading as soon as anything above it renders.
 */
export const RemotePage = memo(function RemotePage({
  match,
  isFramed,
}: {
  match: MountMatch;
  isFramed: boolean;
}) {
  const { registry } = useShell();
  const location = useLocation();
  // The remote's routes get the canonical path, whatever case or alias was typed.
  const canonical = { ...location, pathname: canonicalPath(location.pathname, registry) };
  return (
    <Routes location={canonical}>
      <Route
        path={`${match.base}/*`}
        element={<RemoteSlot match={match} frame={isFramed ? null : SiteFrame} />}
      />
    </Routes>
  );
});
