import type { CurrentUser } from '@narthex/shared-contracts/schemas/auth';
import type { Actor, Department, Role } from '@narthex/shared-contracts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The signed-in person. */
export type SessionUser = CurrentUser;

/** What of a session is kept in the browser. */
export interface StoredSession {
  readonly token: string;
  readonly user: SessionUser;
  readonly role: Role;
  readonly department: Department | null;
}

/** `checking` until the stored session has been read; the server renders every page in that state. */
export type Session =
  | { readonly status: 'checking'; readonly actor: null; readonly stored: null }
  | { readonly status: 'visitor'; readonly actor: null; readonly stored: null }
  | { readonly status: 'authenticated'; readonly actor: Actor; readonly stored: StoredSession };

export const CHECKING: Session = { status: 'checking', actor: null, stored: null };
export const VISITOR: Session = { status: 'visitor', actor: null, stored: null };

/** Who is signed in, as this browser knows it. Read it by `useSession` or a selector. */
export const sessionStore = createStore<Session>(() => CHECKING);

export function authenticated(stored: StoredSession): Session {
  return {
    status: 'authenticated',
    stored,
    actor: { id: stored.user.id, role: stored.role, department: stored.department },
  };
}

/** Reads a part of the session and follows it. Pass a selector that returns something stable. */
export function useSession<T>(selector: (session: Session) => T): T {
  return useStore(sessionStore, selector);
}

/** The signed-in person, or null. */
export function useCurrentUser(): SessionUser | null {
  return useSession((session) => session.stored?.user ?? null);
}
