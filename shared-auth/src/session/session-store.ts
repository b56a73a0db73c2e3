import type { CurrentUser } from '@narthex/shared-contracts/schemas/auth';
import type { Actor, Department, Role } from '@narthex/shared-contracts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Describes the signed-in person. */
export type SessionUser = CurrentUser;

/** Describes the session as the browser stores it. */
export interface StoredSession {
  readonly token: string;
  readonly user: SessionUser;
  readonly role: Role;
  readonly department: Department | null;
}

/**
 * Describes the session. It is `checking` until the stored session has been read; the server renders every
 * page in that state.
 */
export type Session =
  | { readonly status: 'checking'; readonly actor: null; readonly stored: null }
  | { readonly status: 'visitor'; readonly actor: null; readonly stored: null }
  | { readonly status: 'authenticated'; readonly actor: Actor; readonly stored: StoredSession };

export const CHECKING: Session = { status: 'checking', actor: null, stored: null };
export const VISITOR: Session = { status: 'visitor', actor: null, stored: null };

/** Holds the session of this browser. Components read it with `useSession`. */
export const sessionStore = createStore<Session>(() => CHECKING);

export function authenticated(stored: StoredSession): Session {
  return {
    status: 'authenticated',
    stored,
    actor: { id: stored.user.id, role: stored.role, department: stored.department },
  };
}

/**
 * Selects a part of the session and renders again when it changes. The selector must return a stable value.
 */
export function useSession<T>(selector: (session: Session) => T): T {
  return useStore(sessionStore, selector);
}

/** Returns the signed-in person, or null. */
export function useCurrentUser(): SessionUser | null {
  return useSession((session) => session.stored?.user ?? null);
}
