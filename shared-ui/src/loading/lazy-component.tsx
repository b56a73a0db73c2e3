import type { ComponentType, ReactElement } from 'react';
import { createLoader } from './create-loader';
import { retryLoad, withinTime } from './retry-load';

/** Milliseconds an attempt may take. */
const LOAD_TIMEOUT_MS = 10_000;

/** The code of a component did not arrive; `cause` says why. A boundary tells by it that asking again may help. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError';
}

/** A component whose code arrives when it is first needed. It renders no boundary of its own. */
export interface LazyComponent<Props extends object, Module> {
  (props: Props): ReactElement;
  /** Fetches the code and resolves with its module. */
  load(): Promise<Module>;
  /** Fetches the code ahead of time; a failure shows when the component is rendered. */
  preload(): void;
  /** Forgets a failure that is on the screen: the next render asks anew. */
  forgetFailure(): void;
}

/**
 * Like `React.lazy`, with three differences: it renders at once when its code is there (so that the server renders in
 * one pass, and hydration waits for nothing), asks again by `retryLoad`, and forgets a failure.
 */
export function lazyComponent<Props extends object, Module extends object>(
  fetchModule: () => Promise<Module & { readonly default: ComponentType<Props> }>,
): LazyComponent<Props, Module & { readonly default: ComponentType<Props> }> {
  const loader = createLoader(() =>
    retryLoad(() => withinTime(fetchModule(), LOAD_TIMEOUT_MS, 'Loading code')).catch((cause: unknown) => {
      throw new CodeLoadError('The code of a component did not load', { cause });
    }),
  );
  function Lazy(props: Props) {
    const { default: Loaded } = loader.read();
    return <Loaded {...props} />;
  }
  return Object.assign(Lazy, {
    load: loader.load,
    preload: () => void loader.load().catch(loader.forgetFailure),
    forgetFailure: loader.forgetFailure,
  });
}
