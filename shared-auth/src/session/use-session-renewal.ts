import { useStore } from 'zustand';
import { leaderLogin, login } from './session';
import { renewalStore } from './session-renewal';
import { sessionStore } from './session-store';

/**
 * Provides the state and the actions of the dialog that asks to sign in again, after the session ended while
 * something was unsaved. Only the shell's dialog uses it.
 */
export function useSessionRenewal() {
  const settle = useStore(renewalStore, (renewal) => renewal.settle);
  const email = useStore(sessionStore, ({ stored }) => stored?.user.email ?? '');
  return {
    isAsked: settle !== null,
    email,
    /**
     * Opens a new session for the same person; the refused calls are then retried. Throws an ApiError for a
     * wrong password.
     */
    renew: async (password: string) => {
      const department = sessionStore.getState().stored?.department;
      await (department ? leaderLogin({ email, password, department }) : login({ email, password }));
      settle?.(true);
    },
    /** Closes the dialog and keeps the page; the next call that needs the session asks again. */
    postpone: () => settle?.(false),
  };
}
