import type { ComponentType, ReactElement } from 'react';
import { createLoader } from './create-loader';
import { loadCode } from './load-code';

/** Describes a component whose code loads when it is first rendered. It renders no boundary of its own. */
export interface LazyComponent<Props extends object, Module> {
  (props: Props): ReactElement;
  /** Loads the code and resolves with its module. */
  load(): Promise<Module>;
  /** Loads the code ahead of time. A failure appears when the component is rendered. */
  preload(): void;
  /** Forgets a failure that is shown, so that the next render retries. */
  forgetFailure(): void;
}

/**
 * Creates a lazy component. It differs from `React.lazy` in three ways: it renders synchronously if its code has loaded
 * (so the server renders in one pass, and hydration waits for nothing), it retries by `loadCode`, and it can forget a
 * failure.
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
