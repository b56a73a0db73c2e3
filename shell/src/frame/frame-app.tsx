import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RemoteProxy } from 'penpal';
import { RemotePage } from '../app/app';
import { useShell } from '../app/shell-context';
import { Router, createPath, type Navigator } from '../federation/sharing/frame-router';
import type { HostMethods } from '../federation/isolation/frame-protocol';
import { LeavePrompt } from '../leave-prompt/leave-prompt';
import { PageMessage } from '../page/page-change';
import { usePageChange } from '../page/use-page-change';
import { usePageTitle } from '../page/use-page-title';
import { useTarget } from '../routing/use-route';
import type { FrameLocation } from './frame-location';

interface FrameAppProps {
  readonly host: RemoteProxy<HostMethods>;
  readonly location: FrameLocation;
  readonly remote: string;
  readonly isPageChange: boolean;
}

const toText = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? to : createPath(to));

/** Steps through the site by asking the page around the frame. */
function createNavigator(host: RemoteProxy<HostMethods>): Navigator {
  const step = (replace: boolean) => (to: Parameters<Navigator['push']>[0], state?: unknown) =>
    void host.navigate({ to: toText(to), replace, state });
  return {
    createHref: toText,
    push: step(false),
    replace: step(true),
    go: (delta) => {
      if (delta === -1) void host.goBack();
    },
  };
}

/** Renders the remote of this frame, in a router that follows the page around it. */
export function FrameApp({ host, location, remote, isPageChange }: FrameAppProps) {
  const current = useSyncExternalStore(location.subscribe, location.get);
  // The page around the frame leaves the language out of its location, but its links contain it.
  const full = { ...current, pathname: LANGUAGE_BASE + current.pathname };
  const navigator = useMemo(() => createNavigator(host), [host]);
  return (
    <Router basename={LANGUAGE_BASE} location={full} navigator={navigator}>
      <FramePage host={host} remote={remote} isPageChange={isPageChange} />
      <LeavePrompt />
    </Router>
  );
}

function FramePage({ host, remote, isPageChange }: Omit<FrameAppProps, 'location'>) {
  const target = useTarget();
  const { resources } = useShell();
  const title = usePageTitle(target);
  const change = usePageChange(isPageChange);
  const match = target.kind === 'remote' ? target.match : null;
  const entry = match?.entry;
  useEffect(() => {
    // After a failure, the slot shows its error screen, or the previous version.
    const load = entry ? resources.get(remote, entry).catch(() => undefined) : Promise.resolve();
    // A tab in the background gets no animation frames, but its pages are shown as well.
    void load.then(() => setTimeout(() => void host.shown()));
  }, [entry, host, remote, resources]);
  return (
    <>
      <div id="content">{match ? <RemotePage match={match} isFramed /> : null}</div>
      <PageMessage state={change} title={title} />
    </>
  );
}
