import { announceLoaded } from './loads';

/** A failure is cached for this long after a render has seen it, or if no render waits for it. */
const FAILURE_MEMORY_MS = 500;
/**
 * While a render waits, a failure is cached longer: on a slow device, each render would retry endlessly otherwise.
 */
const UNSEEN_FAILURE_MEMORY_MS = 10_000;

/** Loads a value once, and again only after a failure. */
export interface Loader<T> {
  /** Returns the promise of the running or finished load. */
  load(): Promise<T>;
  /** Returns the value during a render. It suspends until the value has loaded, and throws the cause of a failure. */
  read(): T;
  /** Sets the value without loading it. */
  provide(value: T): void;
  /** Forgets a failure that is shown, so that the next `load` retries. */
  forgetFailure(): void;
}

type State<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly promise: Promise<T> }
  | { readonly status: 'ready'; readonly promise: Promise<T>; readonly value: T }
  | { readonly status: 'failed'; readonly promise: Promise<T>; readonly cause: unknown };

/** Creates a loader that calls `fetchValue` once for all callers. */
export function createLoader<T>(fetchValue: () => Promise<T>): Loader<T> {
  let state: State<T> = { status: 'idle' };
  let isAwaitedByRender = false;

  function forgetFailure() {
    if (state.status === 'failed') state = { status: 'idle' };
  }
  function forgetLater(milliseconds: number) {
    const failed = state;
    setTimeout(() => {
      if (state === failed) forgetFailure();
    }, milliseconds);
  }
  function load(): Promise<T> {
    if (state.status !== 'idle') return state.promise;
    const promise = fetchValue();
    state = { status: 'loading', promise };
    promise.then(
      (value) => {
        state = { status: 'ready', promise, value };
        announceLoaded();
      },
      (cause: unknown) => {
        state = { status: 'failed', promise, cause };
        forgetLater(isAwaitedByRender ? UNSEEN_FAILURE_MEMORY_MS : FAILURE_MEMORY_MS);
        announceLoaded();
      },
    );
    return promise;
  }
  function read(): T {
    if (state.status === 'ready') return state.value;
    if (state.status === 'failed') {
      if (isAwaitedByRender) forgetLater(FAILURE_MEMORY_MS);
      isAwaitedByRender = false;
      throw state.cause;
    }
    isAwaitedByRender = true;
    // The promise is thrown as React.lazy does it: `use` would wait for a microtask, which a synchronous render doesn't
    // allow.
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
