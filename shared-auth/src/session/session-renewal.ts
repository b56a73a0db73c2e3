import { createStore } from 'zustand/vanilla';

/**
 * Names what the person is asked for: to sign in again because the session ended, or to prove that it is them
 * because a call needs that.
 */
export type RenewalKind = 'sign-in' | 'proof';

interface Renewal {
  readonly kind: RenewalKind;
  /** Tells the waiting calls if the person did what was asked; it is null while nobody is asked. */
  readonly settle: ((isRenewed: boolean) => void) | null;
}

const NOBODY_ASKED: Renewal = { kind: 'sign-in', settle: null };

export const renewalStore = createStore<Renewal>(() => NOBODY_ASKED);

let asked: Promise<boolean> | null = null;

/** Returns true while the person is asked. */
export const isRenewalAsked = (): boolean => asked !== null;

/**
 * Asks the person and resolves with true if they did what was asked. Other refused calls wait for the same
 * answer: a sign-in is a proof too, so it replaces a question for one.
 */
export function askForRenewal(kind: RenewalKind = 'sign-in'): Promise<boolean> {
  if (asked && kind === 'sign-in') renewalStore.setState({ kind });
  asked ??= new Promise<boolean>((resolve) => {
    renewalStore.setState({
      kind,
      settle: (isRenewed) => {
        asked = null;
        renewalStore.setState(NOBODY_ASKED);
        resolve(isRenewed);
      },
    });
  });
  return asked;
}

/** Lets the waiting calls go on, because the person has signed in again elsewhere. */
export const settleRenewal = (): void => renewalStore.getState().settle?.(true);

let proving = 0;

/** Returns true while the dialog sends a proof, whose refusal the dialog itself reports. */
export const isProving = (): boolean => proving > 0;

/** Runs the call that sends a proof. */
export async function whileProving<T>(work: () => Promise<T>): Promise<T> {
  proving += 1;
  try {
    return await work();
  } finally {
    proving -= 1;
  }
}
