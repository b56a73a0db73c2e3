import {
  leaveAfterConfirm,
  sessionStore,
  siteQuery,
  useSignOut,
  useUnsavedChanges,
} from '@narthex/shared-auth';
import { framePath, type MountMatch, type RegistryEntry } from '@narthex/shared-contracts';
import { LANGUAGE } from '@narthex/shared-contracts/languages';
import type { FailureClass } from '@narthex/shared-contracts/schemas/remote-reports';
import { useQueryClient } from '@tanstack/react-query';
import type { RemoteProxy } from 'penpal';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShell } from '../../app/shell-context';
import { useGoBack } from '../../guards/guard-screens';
import { hasPageChanged } from '../../page/use-page-change';
import { connectToFrame } from './connection/connect-to-frame';
import { usePings } from './connection/use-pings';
import { watchStart } from './connection/watch-start';
import type { FrameMethods } from './frame-protocol';
import { createHost, describePerson, describeStart, type HostPage } from './host/create-host';

/** A version that isn't shown by then has failed; its own attempts and fallback end before. */
const SHOWN_WITHIN_MS = 30_000;

/**
 * Names the state of a frame: it loads, shows its remote, doesn't respond, was removed because it flooded the page, or
 * has failed with every version.
 */
export type FrameState = 'loading' | 'shown' | 'blocked' | 'stopped' | 'failed';

/** Counts how often the frame of a version was asked for anew, and lost on its way. */
const FIRST_ATTEMPT = { version: 0, round: 0, retries: 0 };

/** Runs an isolated remote in a frame: connects it with the page, watches it, and falls back to its last good version. */
export function useFrame(
  iframe: RefObject<HTMLIFrameElement | null>,
  { match, followsContent, isChecking }: { match: MountMatch; followsContent: boolean; isChecking: boolean },
) {
  const { report } = useShell();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const signOut = useSignOut();
  const location = useLocation();
  const versions = listFrameVersions(match.entry);
  const [attempt, setAttempt] = useState(FIRST_ATTEMPT);
  const [state, setState] = useState<FrameState>('loading');
  const [height, setHeight] = useState<number | null>(null);
  const [asked, setAsked] = useState<URL | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const markSaved = useUnsavedChanges(isUnsaved);
  const frame = useRef<Promise<RemoteProxy<FrameMethods>> | null>(null);
  const entry = versions[attempt.version] ?? match.entry;

  const reload = () => {
    const hasFailed = state === 'failed';
    setState('loading');
    setUnsaved(false);
    setAttempt(({ version, round }) => ({ version: hasFailed ? 0 : version, round: round + 1, retries: 0 }));
  };
  const reportFailure = (failure: FailureClass, reason: string) =>
    report({
      ...{ remote: match.remote, version: entry.metadata.version, failure, reason, milliseconds: 0 },
      outcome: failure === 'render' ? 'render-failed' : 'failed',
    });
  const fail = useEffectEvent((failure: FailureClass, reason: string) => {
    reportFailure(failure, reason);
    if (attempt.version + 1 < versions.length) {
      setState('loading');
      setAttempt(({ version, round }) => ({ version: version + 1, round, retries: 0 }));
    } else setState('failed');
  });
  const retryLost = useEffectEvent(() => {
    if (state === 'loading') setAttempt((lost) => ({ ...lost, retries: lost.retries + 1 }));
  });
  const retryFailed = useEffectEvent(() => {
    if (state === 'failed' || state === 'stopped') reload();
  });
  const handleOwnReload = useEffectEvent(() => {
    if (state === 'loading') fail('timeout', 'The frame reloaded itself before it showed anything');
    else reload();
  });
  const handleFlood = useEffectEvent(() => {
    reportFailure('render', 'The frame flooded the page with messages');
    setUnsaved(false);
    setState('stopped');
  });
  const tell = useCallback((say: (frame: RemoteProxy<FrameMethods>) => unknown): void => {
    // A frame that is gone needs to be told nothing.
    frame.current?.then(say).catch(() => undefined);
  }, []);
  const describePage = useEffectEvent((): HostPage => ({
    match,
    entry,
    followsContent,
    isPageChange: hasPageChanged,
    site: () => queryClient.getQueryData(siteQuery.queryKey),
    location: () => location,
    navigate: ({ to, replace, state: historyState }) => void navigate(to, { replace, state: historyState }),
    openPage: (url) => leaveAfterConfirm(() => window.location.assign(url)),
    goBack,
    askToOpen: setAsked,
    report,
    setUnsaved: (isNowUnsaved) => {
      // A form that saves and leaves in one step must not be asked about.
      if (!isNowUnsaved) markSaved();
      setUnsaved(isNowUnsaved);
    },
    setHeight,
    onShown: () => setState('shown'),
    reload,
    signOut,
    onUploadProgress: (id, sent, total) => tell(({ uploadProgress }) => uploadProgress(id, sent, total)),
  }));

  useEffect(() => {
    const element = iframe.current;
    const remoteWindow = element?.contentWindow;
    // The code of the remote isn't asked for until the guard has decided.
    if (isChecking || !element || !remoteWindow) return undefined;
    const watch = watchStart({
      iframe: element,
      retries: attempt.retries,
      onRetry: retryLost,
      onLost: (loss) => fail(loss, 'The document of the frame did not arrive'),
      onReload: handleOwnReload,
    });
    const disconnect = connectToFrame({
      remoteWindow,
      describeStart: () => describeStart(describePage()),
      methods: createHost(describePage()),
      onGreeted: (connected) => {
        watch.noteGreeting();
        frame.current = connected;
      },
      onReload: handleOwnReload,
      onFlood: handleFlood,
    });
    return () => {
      watch.stop();
      frame.current = null;
      disconnect();
    };
  }, [iframe, attempt, isChecking]);

  const { version, round } = attempt;
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => fail('timeout', 'The frame did not start in time'), SHOWN_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [state, version, round]);

  const handlePing = useCallback(
    (isResponding: boolean) =>
      setState((now) => (now === 'shown' || now === 'blocked' ? (isResponding ? 'shown' : 'blocked') : now)),
    [],
  );
  usePings(frame, state === 'shown' || state === 'blocked', handlePing);

  useEffect(() => tell(({ setLocation }) => setLocation(location)), [location, tell]);
  // A further visit asks anew, like that of any other remote.
  useEffect(() => retryFailed(), [location.key]);
  useEffect(() => sessionStore.subscribe(() => tell(({ setPerson }) => setPerson(describePerson()))), [tell]);

  return {
    src: framePath(LANGUAGE, match.remote, entry.metadata.version),
    key: `${version} ${round} ${attempt.retries}`,
    state,
    height,
    isPrevious: version > 0,
    reload,
    asked,
    closeQuestion: () => setAsked(null),
  };
}

/** Lists the versions that a frame may run: the visitor's own, then the last good one. */
function listFrameVersions(entry: RegistryEntry): readonly RegistryEntry[] {
  const { previous, ...extras } = entry.extras;
  if (!previous) return [entry];
  const { url, integrity, version } = previous;
  return [entry, { url, metadata: { integrity, version }, extras }];
}
