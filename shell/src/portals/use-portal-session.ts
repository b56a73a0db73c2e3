import { useState } from 'react';
import {
  logout,
  safeReturnTo,
  useSession,
  type AskSecondStep,
  type StoredSession,
} from '@narthex/shared-auth';
import { findPortal, type Door } from '@narthex/shared-contracts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import { findLanding } from '../routing/resolve-route';
import { useSecondStep, type PendingStep } from './form/use-second-step';

export interface PortalSession {
  /**
   * Holds the session of a person who was already signed in; it is null while this portal signs somebody in.
   */
  readonly present: StoredSession | null;
  readonly continueTo: string | null;
  /** Runs a sign-in, which may ask for a second step, and then navigates to the person's dashboard. */
  readonly enter: (signIn: (ask: AskSecondStep) => Promise<StoredSession>) => Promise<void>;
  /** Holds the second step that the sign-in waits for, which replaces the form of the password. */
  readonly secondStep: PendingStep | null;
  readonly leave: () => void;
}

/** Provides the session to a portal, and the path that a sign-in there leads to. */
export function usePortalSession(door: Door): PortalSession {
  const { registry } = useShell();
  const stored = useSession((session) => session.stored);
  const { pending: secondStep, ask } = useSecondStep();
  const [isEntering, setEntering] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const present = isEntering ? null : stored;

  async function enter(signIn: (ask: AskSecondStep) => Promise<StoredSession>) {
    setEntering(true);
    try {
      const session = await signIn(ask);
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
    secondStep,
    leave: () => void logout(),
  };
}

function wantedPage(target: string | null): string | null {
  const path = safeReturnTo(target);
  const portal = path === null ? null : findPortal(path.split(/[?#]/)[0] ?? path);
  // Among the shell's own pages, only the preview requires a sign-in and is a valid target after it.
  return portal === null || portal === 'preview' ? path : null;
}
