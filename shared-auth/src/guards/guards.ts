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

/**
 * Describes the decision of a guard. `leaders-portal` redirects to the leaders' sign-in, for a leaders'
 * dashboard without a complete session.
 */
export type GuardDecision =
  'checking' | 'allowed' | 'authentication-required' | 'access-denied' | 'leaders-portal';

/** Returns true if a person may open a path of a mount, by access and by the mount's departments. */
export function mayOpen(actor: Actor | null, mount: GuardedMount, path = mount.path): boolean {
  if (!allows(effectiveAccess(mount, path), actor)) return false;
  return !mount.departments || mount.departments.some((department) => department === actor?.department);
}

/**
 * Decides navigation entries, prefetch, code loading and rendering of a mount. `path` is the opened path: if
 * a mount covers more than its own path, the floor of the opened path applies too.
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

/** Returns the guard's decision for the opened path of a mount, and renders again when it changes. */
export function useGuard(mount: GuardedMount, path = mount.path): GuardDecision {
  return useSession((session) => evaluateGuard(session, mount, path));
}

/**
 * Returns true if the signed-in person may change this, at once or by a proposal. The server checks it again.
 */
export function can(capability: Capability, subject?: Owned): boolean {
  return canEdit(sessionStore.getState().actor, capability, subject);
}

/** Returns a redirect target as a path of our own origin, or null if it would leave the site. */
export function safeReturnTo(
  target: string | null | undefined,
  origin = window.location.origin,
): string | null {
  if (!target) return null;
  try {
    const url = new URL(target, origin);
    // Dots before a host, as in `/.//evil.example`, resolve to a path that would itself lead to that host.
    const isOwn = url.origin === origin && target.startsWith('/') && !url.pathname.startsWith('//');
    return isOwn ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
