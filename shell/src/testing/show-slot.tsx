import { sessionStore, type Session } from '@narthex/shared-auth';
import { canonicalPath, matchMount, type Registry, type RemoteProps } from '@narthex/shared-contracts';
import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Providers } from '../app/providers';
import type { ShellValue } from '../app/shell-context';
import { buildSettings } from '../federation/loading/in-memory-remotes.testing';
import type { RemoteReport, ShellRemoteModule } from '../federation/loading/load-remote';
import { RemoteResources } from '../federation/loading/remote-resource';
import type { RegistryWatch } from '../federation/rollout/registry-watch';
import { RemoteSlot } from '../federation/slot/remote-slot';
import { VISITOR } from './sessions';

export interface ShowSlotOptions {
  readonly registry: Registry;
  readonly path: string;
  readonly session?: Session;
  /** Is the component of every remote, already loaded. */
  readonly remote?: ComponentType<RemoteProps>;
  /** Loads remotes that aren't loaded yet; by default they never load. */
  readonly load?: () => Promise<ShellRemoteModule>;
  readonly isPrevious?: boolean;
  readonly isFramed?: boolean;
  readonly renderedSlot?: ShellValue['renderedSlot'];
  readonly watch?: RegistryWatch;
  readonly hasFrame?: boolean;
}

function Frame({ children }: { children: ReactNode }) {
  return <section aria-label="frame">{children}</section>;
}

/** Shows the path that a guard redirected to. */
function SignIn() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

/**
 * Renders a single slot, without the site around it, for the path in the address bar of the test's window.
 */
export function showSlot({
  registry,
  path,
  session = VISITOR,
  remote,
  load = () => new Promise(() => undefined),
  isPrevious = false,
  isFramed = false,
  renderedSlot = null,
  watch,
  hasFrame = false,
}: ShowSlotOptions) {
  sessionStore.setState(session, true);
  const loading = { registerRemotes: () => undefined, loadRemote: load as () => Promise<never> };
  const limits = { manifest: 60_000, module: 60_000, waits: [] };
  const resources = new RemoteResources(buildSettings(loading, { limits }).settings);
  for (const name of Object.keys(registry.microFrontends)) {
    if (remote) resources.provide(name, { module: { default: remote }, version: '1.0.0', isPrevious });
  }
  const reports: RemoteReport[] = [];
  const shell: ShellValue = {
    registry,
    resources,
    report: (made) => reports.push(made),
    renderedSlot,
    watch,
    hasFrame,
  };
  const queryClient = new QueryClient();

  function Slot() {
    const pathname = canonicalPath(useLocation().pathname, registry);
    const match = matchMount(registry, pathname, session.actor?.department ?? null);
    return match ? <RemoteSlot match={match} frame={isFramed ? Frame : null} /> : <p>Nothing is here</p>;
  }
  window.history.replaceState(null, '', path);
  render(
    <Providers queryClient={queryClient} shell={shell}>
      <BrowserRouter>
        <Routes>
          <Route path="/leaders" element={<SignIn />} />
          <Route path="*" element={<Slot />} />
        </Routes>
      </BrowserRouter>
    </Providers>,
  );
  let visits = 0;
  return {
    reports,
    /** Navigates within the site like a link, with a new history key for each visit. */
    goTo: (to: string) =>
      act(() => {
        visits += 1;
        window.history.pushState({ key: `visit-${visits}` }, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }),
  };
}
