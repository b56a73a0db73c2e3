import type { ProofInput } from '@narthex/shared-contracts/schemas/second-factor';
import { useStore } from 'zustand';
import { call } from '../client/api-client';
import { ApiError } from '../client/api-error';
import { leaderLogin, login, type AskSecondStep } from './session';
import { askForRenewal, renewalStore, whileProving } from './session-renewal';
import { sessionStore } from './session-store';

/**
 * Provides the state and the actions of the dialog that asks to sign in again, after the session ended while
 * something was unsaved, or to prove who is there. Only the shell's dialog uses it.
 */
export function useSessionRenewal() {
  const { kind, settle } = useStore(renewalStore);
  const email = useStore(sessionStore, ({ stored }) => stored?.user.email ?? '');
  return {
    isAsked: settle !== null,
    kind,
    email,
    /**
     * Opens a new session for the same person; the refused calls are then retried. Throws an ApiError for a
     * wrong password.
     */
    renew: async (password: string, askSecondStep?: AskSecondStep) => {
      const department = sessionStore.getState().stored?.department;
      await (department
        ? leaderLogin({ email, password, department }, askSecondStep)
        : login({ email, password }, askSecondStep));
      settle?.(true);
    },
    /**
     * Proves that the person is there; the refused calls are then retried. Throws an ApiError for a wrong
     * password or code. If the session has ended meanwhile, the dialog asks to sign in again. A proof that needs
     * calls of its own, such as that of a passkey, is a function.
     */
    prove: async (proof: ProofInput | (() => Promise<ProofInput>)) => {
      try {
        await whileProving(async () =>
          call('auth.prove', { body: typeof proof === 'function' ? await proof() : proof }),
        );
      } catch (cause) {
        if (cause instanceof ApiError && cause.status === 401) void askForRenewal('sign-in');
        throw cause;
      }
      settle?.(true);
    },
    /** Closes the dialog and keeps the page; the next call that needs the session asks again. */
    postpone: () => settle?.(false),
  };
}
