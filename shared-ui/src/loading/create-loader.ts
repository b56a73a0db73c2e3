import { use } from 'react';

/** Milliseconds a failure is remembered: forgotten before it is shown, each render would ask anew, without end. */
const FAILURE_MEMORY_MS = 500;

/** Something that is loaded once, and again only after it failed. */
export interface Loader<T> {
  /** The one load under way, or what it gave. */
  load(): Promise<T>;
  /** For a render: gives the value at once when it is there, else suspends, or throws why it failed. */
  useValue(): T;
  /** Puts the value in place without loading. */
  provide(value: T): void;
  /** Forgets a failure that is on the screen, so that the next `load` asks anew. */
  forgetFailure(): void;
}

/** Loads by `fetchValue`, once for all who ask. */
export function createLoader<T>(fetchValue: () => Promise<T>): Loader<T> {
  let ready: { readonly value: T } | undefined;
  let loading: Promise<T> | undefined;
  let hasFailed = false;

  function forgetFailure() {
    if (!hasFailed) return;
    hasFailed = false;
    loading = undefined;
  }
  function load(): Promise<T> {
    if (loading) return loading;
    const attempt = fetchValue().then(
      (value) => {
        ready = { value };
        return value;
      },
      (cause: unknown) => {
        hasFailed = true;
        setTimeout(() => {
          if (loading === attempt) forgetFailure();
        }, FAILURE_MEMORY_MS);
        throw cause;
      },
    );
    loading = attempt;
    return attempt;
  }
  function useValue(): T {
    return ready ? ready.value : use(load());
  }
  return {
    load,
    useValue,
    provide(value) {
      ready = { value };
      loading = Promise.resolve(value);
    },
    forgetFailure,
  };
}
