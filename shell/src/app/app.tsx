import { siteQuery, useSession, worshipServicesQuery } from '@narthex/shared-auth';
import { canonicalPath } from '@narthex/shared-contracts';
import ToastHost from '@narthex/shared-ui/toast-host';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { useGuard } from '@narthex/shared-auth';
import { RemoteSlot } from '../federation/remote-slot';
import type { MountMatch } from '../federation/match-mount';
import { NotFound } from '../guards/not-found';
import { CheckingAuthentication } from '../guards/checking-authentication';
import { SiteFooter } from '../navigation/site-footer';
import { SiteHeader } from '../navigation/site-header';
import { menuEntries } from './menu-entries';
import { PageChange } from './page-change';
import { PortalPage } from './portal-page';
import { resolveTarget, type Target } from './resolve-target';
import { useShell } from './shell-context';

/** The hall: navigation, the room of this path, footer. */
export function App() {
  const { registry } = useShell();
  const location = useLocation();
  const session = useSession((state) => state);
  const department = session.actor?.department ?? null;
  const target = useMemo(
    () => resolveTarget(registry, location.pathname, department),
    [registry, location.pathname, department],
  );
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {target.kind === 'remote' && target.match.mount.guard !== 'public' ? (
        <GuardedPage match={target.match} />
      ) : (
        <SitePage target={target} />
      )}
      <PageChange target={target} />
      <ToastHost />
    </>
  );
}

/** A page inside the site's bar and footer. */
function SitePage({ target }: { target: Target }) {
  const { registry } = useShell();
  const session = useSession((state) => state);
  const { data: site } = useQuery(siteQuery);
  const { data: services } = useQuery(worshipServicesQuery);
  return (
    <>
      {site ? <SiteHeader site={site} entries={menuEntries(registry, session)} /> : null}
      <main id="content">
        <TargetPage target={target} />
      </main>
      {site ? <SiteFooter site={site} services={services ?? []} /> : null}
    </>
  );
}

/** A dashboard brings its own frame; the site's bar stands around its guard's screens only. */
function GuardedPage({ match }: { match: MountMatch }) {
  const answer = useGuard(match.mount);
  if (answer === 'checking') return <CheckingAuthentication />;
  const target: Target = { kind: 'remote', match, title: match.mount.title };
  if (answer !== 'allowed') return <SitePage target={target} />;
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
  if (target.kind === 'portal') return <PortalPage portal={target.portal} />;
  // The remote's routes see the canonical address, whatever shape was typed.
  const canonical = { ...location, pathname: canonicalPath(location.pathname, registry) };
  return (
    <Routes location={canonical}>
      <Route path={`${target.match.base}/*`} element={<RemoteSlot match={target.match} />} />
    </Routes>
  );
}
