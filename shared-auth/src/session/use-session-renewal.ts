import { useStore } from 'zustand';
import { leaderLogin, login } from './session';
import { renewalStore } from './session-renewal';
import { sessionStore } from './session-store';

/**
 * Whether the shell asks to sign in again, since the session ended while something was unsaved; who is asked; and what
 * its buttons do. For the shell's dialog only.
 */
export function useSessionRenewal() {
  const settle = useStore(renewalStore, (renewal) => renewal.settle);
  const email = useStore(sessionStore, ({ stored }) => stored?.user.email ?? '');
  return {
    isAsked: settle !== null,
    email,
    /** Opens a new session for the same person; the calls that were refused are made again. */
    renew: async (password: string) => {
      const department = sessionStore.getState().stored?.department;
      await (department ? leaderLogin({ email, password, department }) : login({ email, password }));
      settle?.(true);
    },
    /** Stays on the page as it is; the next call that needs the session asks again. */
    postpone: () => settle?.(false),
  };
}
