import {
  leaveAfterConfirm,
  sessionStore,
  siteQuery,
  useSignOut,
  useUnsavedChanges,
} from '@narthex/shared-auth';
import { framePath, type MountMatch } from '@narthex/shared-contracts';
import { LANGUAGE } from '@narthex/shared-contracts/languages';
import { useQueryClient } from '@tanstack/react-query';
import { WindowMessenger, connect, type RemoteProxy } from 'penpal';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShell } from '../../app/shell-context';
import { useGoBack } from '../../guards/use-go-back';
import { hasPageChanged } from '../../page/use-page-change';
import { createHost, describePerson } from './host/create-host';
import type { FrameMethods } from './frame-protocol';
import { listFrameVersions } from './frame-versions';

/** A frame that hasn't shown its remote by then has failed; its own attempts and fallback end before. */
const SHOWN_WITHIN_MS = 30_000;
const PING_EVERY_MS = 4_000;
/** A frame that doesn't respond for this long is blocked by its own code. */
const PING_TIMEOUT_MS = 4_000;

/** Names the state of a frame: it loads, shows its remote, doesn't respond, or has failed with every version. */
export type FrameState = 'loading' | 'shown' | 'blocked' | 'failed';

/** Runs an isolated remote in a frame: connects it with the page, watches it, and falls back to its last good version. */
export function useFrame(
  iframe: RefObject<HTMLIFrameElement | null>,
  { match, followsContent }: { match: MountMatch; followsContent: boolean },
) {
  const { report } = useShell();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const goBack = useGoBack();
  const signOut = useSignOut();
  const location = useLocation();
  const versions = listFrameVersions(match.entry);
  const [attempt, setAttempt] = useState({ version: 0, load: 0 });
  const [state, setState] = useState<FrameState>('loading');
  const [height, setHeight] = useState<number | null>(null);
  const [asked, setAsked] = useState<URL | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const markSaved = useUnsavedChanges(isUnsaved);
  const frame = useRef<RemoteProxy<FrameMethods> | null>(null);
  const entry = versions[attempt.version] ?? match.entry;

  const reload = () => {
    const hasFailed = state === 'failed';
    setState('loading');
    setUnsaved(false);
    setAttempt(({ version, load }) => ({ version: hasFailed ? 0 : version, load: load + 1 }));
  };
  const fail = useEffectEvent((reason: string) => {
    const { version } = entry.metadata;
    report({ remote: match.remote, version, outcome: 'failed', failure: 'timeout', reason, milliseconds: 0 });
    if (attempt.version + 1 < versions.length) {
      setState('loading');
      setAttempt(({ version: tried, load }) => ({ version: tried + 1, load: load + 1 }));
    } else setState('failed');
  });
  const retryFailed = useEffectEvent(() => {
    if (state === 'failed') reload();
  });
  const handleOwnReload = useEffectEvent(() => {
    if (state === 'loading') fail('The frame reloaded itself before it showed anything');
    else reload();
  });
  const createOwnHost = useEffectEvent(() =>
    createHost({
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
      onUploadProgress: (id, sent, total) => void frame.current?.uploadProgress(id, sent, total),
    }),
  );

  useEffect(() => {
    const element = iframe.current;
    const remoteWindow = element?.contentWindow;
    if (!element || !remoteWindow) return undefined;
    let isCurrent = true;
    let loads = 0;
    // Code in the frame may reload its document, which loses the channel, so the frame is replaced.
    const handleLoad = () => {
      loads += 1;
      if (loads > 1) handleOwnReload();
    };
    element.addEventListener('load', handleLoad);
    const connection = connect<FrameMethods>({
      messenger: new WindowMessenger({ remoteWindow, allowedOrigins: ['*'] }),
      methods: createOwnHost(),
    });
    connection.promise.then(
      (connected) => {
        if (isCurrent) frame.current = connected;
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      element.removeEventListener('load', handleLoad);
      frame.current = null;
      connection.destroy();
    };
  }, [iframe, attempt]);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => fail('The frame did not start in time'), SHOWN_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  useEffect(() => {
    if (state !== 'shown' && state !== 'blocked') return undefined;
    const timer = setInterval(() => {
      const ping = frame.current?.ping();
      if (!ping) return;
      const limit = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PING_TIMEOUT_MS));
      void Promise.race([ping.catch(() => false), limit]).then((isResponding) =>
        setState((current) =>
          current === 'shown' || current === 'blocked' ? (isResponding ? 'shown' : 'blocked') : current,
        ),
      );
    }, PING_EVERY_MS);
    return () => clearInterval(timer);
  }, [state]);

  useEffect(() => void frame.current?.setLocation(location), [location]);
  // A further visit asks anew, like that of any other remote.
  useEffect(() => retryFailed(), [location.key]);
  useEffect(() => sessionStore.subscribe(() => void frame.current?.setPerson(describePerson())), []);

  return {
    src: framePath(LANGUAGE, match.remote, entry.metadata.version),
    key: `${attempt.version} ${attempt.load}`,
    state,
    height,
    isPrevious: attempt.version > 0,
    reload,
    asked,
    closeQuestion: () => setAsked(null),
  };
}
