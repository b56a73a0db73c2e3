import type { ComponentType, ReactElement } from 'react';
import { createLoader } from './create-loader';
import { loadCode } from './load-code';

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
 * one pass, and hydration waits for nothing), asks again by `loadCode`, and forgets a failure.
 */
export function lazyComponent<Props extends object, Module extends object>(
  fetchModule: () => Promise<Module & { readonly default: ComponentType<Props> }>,
): LazyComponent<Props, Module & { readonly default: ComponentType<Props> }> {
  const loader = createLoader(() => loadCode(fetchModule));
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
