import { createStore } from 'zustand/vanilla';

interface Renewal {
  /** Tells the calls that wait whether the person signed in again; null while nobody is asked. */
  readonly settle: ((isRenewed: boolean) => void) | null;
}

export const renewalStore = createStore<Renewal>(() => ({ settle: null }));

let asked: Promise<boolean> | null = null;

/** Whether the person is being asked to sign in again. */
export const isRenewalAsked = (): boolean => asked !== null;

/** Asks the person to sign in again, and resolves whether they did. Calls that are refused meanwhile wait for the same. */
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
