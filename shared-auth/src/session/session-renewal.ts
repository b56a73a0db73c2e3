import { createStore } from 'zustand/vanilla';

interface Renewal {
  /** Tells the waiting calls if the person has signed in again; it is null while nobody is asked. */
  readonly settle: ((isRenewed: boolean) => void) | null;
}

export const renewalStore = createStore<Renewal>(() => ({ settle: null }));

let asked: Promise<boolean> | null = null;

/** Returns true while the person is asked to sign in again. */
export const isRenewalAsked = (): boolean => asked !== null;

/**
 * Asks the person to sign in again and resolves with true if they did. Other refused calls wait for the same
 * answer.
 */
export function askForRenewal(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    renewalStore.setState({
      settle: (isRenewed) => {
        asked = null;
        renewalStore.setState({ settle: null });
        resolve(isRenewed);
      },
    });
  });
  return asked;
}
