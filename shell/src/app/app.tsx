import { siteQuery, worshipServicesQuery } from '@narthex/shared-auth';
import { canonicalPath } from '@narthex/shared-contracts';
import ToastHost from '@narthex/shared-ui/toast-host';
import { useQuery } from '@tanstack/react-query';
import { Route, Routes, useLocation } from 'react-router-dom';
import { RemoteSlot } from '../federation/remote-slot';
import { NotFound } from '../guards/not-found';
import { CheckingAuthentication } from '../guards/checking-authentication';
import { SiteFooter } from '../navigation/site-footer';
import { SiteHeader } from '../navigation/site-header';
import { PageChange } from '../page/page-change';
import { PortalPage } from '../routing/portal-page';
import type { Target } from '../routing/resolve-route';
import { useDecision, useMenu, useTarget } from '../routing/use-route';
import { useShell } from './shell-context';

/** The hall: navigation, the room of this path, footer. */
export function App() {
  const target = useTarget();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {target.access === 'public' ? <SitePage target={target} /> : <GuardedPage target={target} />}
      <PageChange target={target} />
      <ToastHost />
    </>
  );
}

/** A page inside the site's bar and footer. */
function SitePage({ target }: { target: Target }) {
  const menu = useMenu();
  const { data: site } = useQuery(siteQuery);
  const { data: services } = useQuery(worshipServicesQuery);
  return (
    <>
      {site ? <SiteHeader site={site} entries={menu} /> : null}
      <main id="content">
        <TargetPage target={target} />
      </main>
      {site ? <SiteFooter site={site} services={services ?? []} /> : null}
    </>
  );
}

/** A dashboard brings its own frame; the site's bar stands around its guard's screens only. */
function GuardedPage({ target }: { target: Target }) {
  const decision = useDecision(target);
  if (decision === 'checking') return <CheckingAuthentication />;
  if (decision !== 'allowed' || target.kind !== 'remote') return <SitePage target={target} />;
  return (
    <div id="content">
      <TargetPage target={target} />
    </div>
  );
}

function TargetPage({ target }: { target: Target }) {
  const { registry } = useShell();
  const location = useLocation();
  if (target.kind === 'not-found') return <NotFound />;
  if (target.kind === 'portal') return <PortalPage portal={target.door} />;
  // The remote's routes see the canonical path, whatever shape was typed.
  const canonical = { ...location, pathname: canonicalPath(location.pathname, registry) };
  return (
    <Routes location={canonical}>
      <Route path={`${target.match.base}/*`} element={<RemoteSlot match={target.match} />} />
    </Routes>
  );
}
