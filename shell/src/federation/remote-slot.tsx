import { useGuard } from '@narthex/shared-auth';
import { canonicalPath } from '@narthex/shared-contracts';
import { ErrorScreen, LoadingPlace } from '@narthex/shared-ui';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import { AccessDenied } from '../guards/access-denied';
import { AuthenticationRequired } from '../guards/authentication-required';
import { CheckingAuthentication } from '../guards/checking-authentication';
import type { MountMatch } from '../routing/match-mount';
import { LeaveForLeadersPortal } from './leave-for-leaders-portal';
import { SlotBoundary } from './slot-boundary';
import styles from './remote-slot.module.css';

/** The place of a remote in the page: guard, load, boundary. Whatever fails in it, the rest of the page works on. */
export function RemoteSlot({ match }: { match: MountMatch }) {
  const { registry } = useShell();
  const { pathname } = useLocation();
  switch (useGuard(match.mount, canonicalPath(pathname, registry))) {
    case 'checking':
      return <CheckingAuthentication />;
    case 'authentication-required':
      return <AuthenticationRequired />;
    case 'access-denied':
      return <AccessDenied />;
    case 'leaders-portal':
      return <LeaveForLeadersPortal />;
    case 'allowed':
      return <GuardedSlot match={match} />;
  }
}

function GuardedSlot({ match }: { match: MountMatch }) {
  const { registry, resources, renderedSlot, report } = useShell();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const { remote, entry } = match;
  const standIn = renderedSlot?.path === canonicalPath(pathname, registry) ? renderedSlot.html : null;
  const handleError = (error: unknown) => {
    // Its failure is on the screen now: the next page of this remote tries again, and so does this one when asked to.
    resources.forgetFailure(remote);
    report({
      remote,
      version: entry.metadata.version,
      outcome: 'render-failed',
      reason: String(error),
      milliseconds: 0,
    });
  };
  return (
    <SlotBoundary
      key={`${pathname} ${attempt}`}
      onError={handleError}
      fallback={() =>
        standIn ? (
          <StandInPage html={standIn} onRetry={() => setAttempt((before) => before + 1)} />
        ) : (
          <ErrorScreen />
        )
      }
    >
      <Suspense fallback={<LoadingPlace size="page" />}>
        <MountedRemote match={match} />
      </Suspense>
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
      <Remote base={match.base} />
    </>
  );
}

/** The server's HTML of the first page, readable while its code won't start. */
function StandInPage({ html, onRetry }: { html: string; onRetry: () => void }) {
  return (
    <>
      <p className={styles.notice} role="status">
        Some parts of this page could not be started.{' '}
        <button type="button" className={styles.again} onClick={onRetry}>
          Try again
        </button>
      </p>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
