import { hasUnsavedChanges, useGuard } from '@narthex/shared-auth';
import { canonicalPath, type MountMatch } from '@narthex/shared-contracts';
import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { ErrorScreen, LoadingBoundary, LoadingPlace } from '@narthex/shared-ui';
import { notify } from '@narthex/shared-ui/notify';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLiveChanges, useShell } from '../../app/shell-context';
import {
  AccessDenied,
  AuthenticationRequired,
  CheckingAuthentication,
  SwitchedOff,
} from '../../guards/guard-screens';
import { IsolatedRemote } from '../isolation/lazy-isolated-remote';
import { LeaveForLeadersPortal } from './leave-page';
import { ServerHtmlFallback } from './server-html-fallback';
import { SlotBoundary } from './slot-boundary';
import styles from './remote-slot.module.css';

interface RemoteSlotProps {
  readonly match: MountMatch;
  /**
   * Is shown around the slot until the remote, which has a frame of its own, is rendered. It is null if there
   * already is a frame.
   */
  readonly frame: ComponentType<{ children: ReactNode }> | null;
}

/**
 * Renders a remote with its guard, its loading states and its error boundary. A failure in it doesn't affect
 * the rest of the page.
 */
export function RemoteSlot({ match, frame }: RemoteSlotProps) {
  const { registry, hasFrame } = useShell();
  const { pathname } = useLocation();
  switch (useGuard(match.mount, canonicalPath(pathname, registry))) {
    case 'checking':
      return hasFrame && match.entry.extras.isolated ? (
        <AllowedSlot match={match} frame={frame} isChecking />
      ) : (
        <CheckingAuthentication />
      );
    case 'authentication-required':
      return <AuthenticationRequired />;
    case 'access-denied':
      return <AccessDenied />;
    case 'leaders-portal':
      return <LeaveForLeadersPortal />;
    case 'allowed':
      return <AllowedSlot match={match} frame={frame} />;
  }
}

interface AllowedSlotProps extends RemoteSlotProps {
  /** Is true while the session is unknown; only an isolated remote, whose frame doesn't run it yet, is rendered then. */
  readonly isChecking?: boolean;
}

/**
 * Renders a permitted remote. If it is switched off, its users read a message instead, but never lose unsaved
 * input.
 */
function AllowedSlot({ match, frame: Frame, isChecking = false }: AllowedSlotProps) {
  const { closed } = useLiveChanges();
  const { title, disabled } = match.entry.extras;
  const message = disabled ?? closed.get(match.remote);
  const hasUnsavedWork = message !== undefined && disabled === undefined && hasUnsavedChanges();
  if (message !== undefined && !hasUnsavedWork) {
    const notice = <SwitchedOff title={title} message={message} />;
    return Frame ? <Frame>{notice}</Frame> : notice;
  }
  return (
    <>
      {hasUnsavedWork ? <ClosedNotice title={title} message={message} /> : null}
      {/* Mounts with the same base share one instance, which stays mounted during navigation. */}
      {match.entry.extras.isolated ? (
        <IsolatedSlot
          key={`${match.remote} ${match.base}`}
          match={match}
          frame={Frame}
          isChecking={isChecking}
        />
      ) : (
        <OpenSlot key={`${match.remote} ${match.base}`} match={match} frame={Frame} />
      )}
    </>
  );
}

/** Asks the people of a remote that was switched off to save or copy what they typed. */
function ClosedNotice({ title, message }: { title: string; message: string }) {
  const text = t(
    '{title} was closed for now: {message} Please save or copy what you typed before you go on.',
    { title, message },
  );
  // A form in a dialog covers the page, but not its toasts.
  useEffect(() => notify.info(text), [text]);
  return (
    <p className={styles.notice} role="alert">
      {text}
    </p>
  );
}

/** Renders a remote whose code never runs in this document. */
function IsolatedSlot({ match, frame: Frame, isChecking = false }: AllowedSlotProps) {
  const { key } = useLocation();
  const loading = <LoadingPlace size="page" />;
  return (
    <SlotBoundary
      resetKey={key}
      onError={IsolatedRemote.forgetFailure}
      fallback={() => (Frame ? <Frame>{<ErrorScreen />}</Frame> : <ErrorScreen />)}
    >
      <LoadingBoundary fallback={Frame ? <Frame>{loading}</Frame> : loading}>
        <IsolatedRemote match={match} fillsWindow={Frame !== null} isChecking={isChecking} />
      </LoadingBoundary>
    </SlotBoundary>
  );
}

function OpenSlot({ match, frame: Frame }: RemoteSlotProps) {
  const { registry, resources, renderedSlot, report, errorActions } = useShell();
  const { pathname, key } = useLocation();
  const { remote, entry } = match;
  const [attempt, setAttempt] = useState(() => {
    resources.retryLive(remote);
    return 0;
  });
  const serverHtml = renderedSlot?.path === canonicalPath(pathname, registry) ? renderedSlot.html : null;
  const framed = (part: ReactNode) => (Frame ? <Frame>{part}</Frame> : part);
  const retry = () => setAttempt((before) => before + 1);
  const handleError = (error: unknown) => {
    // The error screen is visible now. The next page of this remote, or a retry, may load it again.
    resources.forgetFailure(remote);
    const version = resources.loadedVersion(remote);
    // A failed load was already reported where it happened.
    if (version === null) return;
    report({
      remote,
      version,
      outcome: 'render-failed',
      failure: 'render',
      // The error's message may contain rendered data, such as a name or typed text, so only its name is
      // reported.
      reason: error instanceof Error ? error.name : 'Error',
      milliseconds: 0,
    });
    if (resources.fallBack(remote, entry)) setAttempt((before) => before + 1);
  };
  return (
    <SlotBoundary
      // The history key makes each visit distinct: following the same link again retries the remote.
      resetKey={`${pathname} ${key} ${attempt}`}
      onError={handleError}
      fallback={() =>
        framed(
          serverHtml ? (
            <ServerHtmlFallback html={serverHtml} onRetry={retry} />
          ) : (
            <ErrorScreen {...errorActions} />
          ),
        )
      }
    >
      <LoadingBoundary
        fallback={framed(
          serverHtml && attempt > 0 ? <ServerHtmlFallback html={serverHtml} /> : <LoadingPlace size="page" />,
        )}
      >
        {Frame ? (
          <div id="content">
            <MountedRemote match={match} />
          </div>
        ) : (
          <MountedRemote match={match} />
        )}
      </LoadingBoundary>
    </SlotBoundary>
  );
}

function MountedRemote({ match }: { match: MountMatch }) {
  const { resources } = useShell();
  const loaded = resources.read(match.remote, match.entry);
  const Remote = loaded.module.default;
  return (
    <>
      {loaded.isPrevious ? (
        <p className={styles.notice} role="status">
          This part of the site is running its previous version while the newest one is looked after.
        </p>
      ) : null}
      {LANGUAGE_BASE && !match.entry.extras.language ? (
        <div className={styles.english} lang="en">
          <Remote base={match.base} />
        </div>
      ) : (
        <Remote base={match.base} />
      )}
    </>
  );
}
