import { useState } from 'react';
import { logout, safeReturnTo, useSession, type StoredSession } from '@narthex/shared-auth';
import { findPortal, type Door } from '@narthex/shared-contracts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import { findLanding } from '../routing/resolve-route';

export interface PortalSession {
  /** Who was signed in already when they came; null while this door itself is signing somebody in. */
  readonly present: StoredSession | null;
  readonly continueTo: string | null;
  /** Runs a sign-in, then leads where the person belongs. */
  readonly enter: (signIn: () => Promise<StoredSession>) => Promise<void>;
  readonly leave: () => void;
}

/** The session as a portal sees it, and where signing in there leads. */
export function usePortalSession(door: Door): PortalSession {
  const { registry } = useShell();
  const stored = useSession((session) => session.stored);
  const [isEntering, setEntering] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const present = isEntering ? null : stored;

  async function enter(signIn: () => Promise<StoredSession>) {
    setEntering(true);
    try {
      const session = await signIn();
      await navigate(wantedPage(search.get('return_to')) ?? findLanding(registry, door, session), {
        replace: true,
      });
    } catch (cause) {
      setEntering(false);
      throw cause;
    }
  }

  return {
    present,
    continueTo: present && findLanding(registry, door, present),
    enter,
    leave: () => void logout(),
  };
}

function wantedPage(target: string | null): string | null {
  const path = safeReturnTo(target);
  const portal = path === null ? null : findPortal(path.split(/[?#]/)[0] ?? path);
  // Of the shell's own pages only the link to a preview asks who somebody is.
  return portal === null || portal === 'preview' ? path : null;
}
