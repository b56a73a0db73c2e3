/** Milliseconds a failure is remembered: forgotten before it is shown, each render would ask anew, without end. */
const FAILURE_MEMORY_MS = 500;

/** Something that is loaded once, and again only after it failed. */
export interface Loader<T> {
  /** The one load under way, or what it gave. */
  load(): Promise<T>;
  /** For a render: gives the value when it is there, else suspends, or throws why it failed. */
  read(): T;
  /** Puts the value in place without loading. */
  provide(value: T): void;
  /** Forgets a failure that is on the screen, so that the next `load` asks anew. */
  forgetFailure(): void;
}

type State<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly promise: Promise<T> }
  | { readonly status: 'ready'; readonly promise: Promise<T>; readonly value: T }
  | { readonly status: 'failed'; readonly promise: Promise<T>; readonly cause: unknown };

/** Loads by `fetchValue`, once for all who ask. */
export function createLoader<T>(fetchValue: () => Promise<T>): Loader<T> {
  let state: State<T> = { status: 'idle' };

  function forgetFailure() {
    if (state.status === 'failed') state = { status: 'idle' };
  }
  function load(): Promise<T> {
    if (state.status !== 'idle') return state.promise;
    const promise = fetchValue();
    state = { status: 'loading', promise };
    promise.then(
      (value) => {
        state = { status: 'ready', promise, value };
      },
      (cause: unknown) => {
        const failed: State<T> = { status: 'failed', promise, cause };
        state = failed;
        setTimeout(() => {
          if (state === failed) forgetFailure();
        }, FAILURE_MEMORY_MS);
      },
    );
    return promise;
  }
  function read(): T {
    if (state.status === 'ready') return state.value;
    if (state.status === 'failed') throw state.cause;
    // Thrown as React.lazy does it: `use` would wait for a microtask that a synchronous render never gives.
    throw load();
  }
  return {
    load,
    read,
    provide: (value) => {
      state = { status: 'ready', promise: Promise.resolve(value), value };
    },
    forgetFailure,
  };
}
