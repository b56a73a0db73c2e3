/** How long a failure is remembered after a render has seen it, or when no render waits for it. */
const FAILURE_MEMORY_MS = 500;
/** How long while a render waits: forgotten before a slow device shows it, each render would ask anew, without end. */
const UNSEEN_FAILURE_MEMORY_MS = 10_000;

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
      },
      (cause: unknown) => {
        state = { status: 'failed', promise, cause };
        forgetLater(isAwaitedByRender ? UNSEEN_FAILURE_MEMORY_MS : FAILURE_MEMORY_MS);
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
