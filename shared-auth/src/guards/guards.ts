import {
  allows,
  canEdit,
  effectiveAccess,
  findDoor,
  type Actor,
  type Capability,
  type GuardedMount,
  type Owned,
} from '@narthex/shared-contracts';
import { sessionStore, useSession, type Session } from '../session/session-store';

/** `leaders-portal`: a leader dashboard without token, user and department; the person is sent to sign in there. */
export type GuardDecision =
  'checking' | 'allowed' | 'authentication-required' | 'access-denied' | 'leaders-portal';

/** Whether somebody may open a path of a mount: by access, and by department where the mount names some. */
export function mayOpen(actor: Actor | null, mount: GuardedMount, path = mount.path): boolean {
  if (!allows(effectiveAccess(mount, path), actor)) return false;
  return !mount.departments || mount.departments.some((department) => department === actor?.department);
}

/**
 * The one decision on navigation entries, prefetch, code loading and rendering of a mount. `path` is the one that is
 * opened: a mount that covers more than its own path is as closed there as the path is.
 */
export function evaluateGuard(session: Session, mount: GuardedMount, path = mount.path): GuardDecision {
  const access = effectiveAccess(mount, path);
  if (access === 'public') return 'allowed';
  if (session.status === 'checking') return 'checking';
  if (session.status === 'visitor') {
    return findDoor(mount, path) === 'leaders' ? 'leaders-portal' : 'authentication-required';
  }
  return mayOpen(session.actor, mount, path) ? 'allowed' : 'access-denied';
}

/** Follows the guard of a mount for the path that is opened. */
export function useGuard(mount: GuardedMount, path = mount.path): GuardDecision {
  return useSession((session) => evaluateGuard(session, mount, path));
}

/** Whether the signed-in person may change this, at once or by a proposal; the server decides again. */
export function can(capability: Capability, subject?: Owned): boolean {
  return canEdit(sessionStore.getState().actor, capability, subject);
}
