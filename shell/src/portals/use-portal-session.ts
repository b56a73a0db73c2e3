import { useState } from 'react';
import { logout, safeReturnTo, useSession, type StoredSession } from '@narthex/shared-auth';
import { createPathResolver, paths } from '@narthex/shared-contracts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { landingOf, type Door } from './landing';

/** Portals are paths of the host: no registry is needed to know them. */
const resolveHostPath = createPathResolver([]);
const DOORS: readonly string[] = [paths.members.to(), paths.leaders.to(), paths.adminLogin.to()];

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
  const stored = useSession((session) => session.stored);
  const [isEntering, setEntering] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const present = isEntering ? null : stored;

  async function enter(signIn: () => Promise<StoredSession>) {
    setEntering(true);
    try {
      const session = await signIn();
      await navigate(wantedPage(search.get('return_to')) ?? landingOf(door, session), { replace: true });
    } catch (cause) {
      setEntering(false);
      throw cause;
    }
  }

  return {
    present,
    continueTo: present && landingOf(door, present),
    enter,
    leave: () => void logout(),
  };
}

function wantedPage(target: string | null): string | null {
  const path = safeReturnTo(target);
  const isDoor =
    path !== null && DOORS.includes(resolveHostPath(path.split(/[?#]/)[0] ?? path).toLowerCase());
  return isDoor ? null : path;
}
