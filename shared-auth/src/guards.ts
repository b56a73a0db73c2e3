import {
  GUARD_FLOORS,
  allows,
  canEdit,
  narrower,
  type Access,
  type Capability,
  type Department,
  type Owned,
} from '@narthex/shared-contracts';
import { sessionStore, useSession, type Session } from './session-store';

/** `leaders-portal`: a leader dashboard without token, user and department; the person is sent to sign in there. */
export type GuardAnswer =
  'checking' | 'allowed' | 'authentication-required' | 'access-denied' | 'leaders-portal';

export interface Guarded {
  readonly path: string;
  readonly guard: Access;
  readonly departments?: readonly Department[];
}

/** The access a path really needs: what its mount says, but never less than the floor of its prefix. */
export function effectiveAccess(mount: Guarded): Access {
  return GUARD_FLOORS.filter(({ prefix }) => prefix.test(mount.path)).reduce<Access>(
    (access, { floor }) => narrower(access, floor),
    mount.guard,
  );
}

/** The one answer that decides navigation entries, prefetch, code loading and rendering of a mount. */
export function evaluateGuard(session: Session, mount: Guarded): GuardAnswer {
  const access = effectiveAccess(mount);
  if (access === 'public') return 'allowed';
  if (session.status === 'checking') return 'checking';
  if (session.status === 'visitor') return mount.departments ? 'leaders-portal' : 'authentication-required';
  if (!allows(access, session.actor)) return 'access-denied';
  if (!mount.departments) return 'allowed';
  const { department } = session.actor;
  return department !== null && mount.departments.includes(department) ? 'allowed' : 'access-denied';
}

/** Follows the guard of a mount. */
export function useGuard(mount: Guarded): GuardAnswer {
  return useSession((session) => evaluateGuard(session, mount));
}

/** Whether the signed-in person may change this, at once or by a proposal; the server decides again. */
export function can(capability: Capability, subject?: Owned): boolean {
  return canEdit(sessionStore.getState().actor, capability, subject);
}
