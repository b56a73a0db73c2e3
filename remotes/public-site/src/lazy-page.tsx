import { use, type ComponentType } from 'react';

/** Milliseconds after which a failed attempt may be repeated. */
const RETRY_AFTER_MS = 500;

interface LazyModule<Props> {
  readonly default: ComponentType<Props>;
}

export interface LazyPage<Props, Module extends LazyModule<Props> = LazyModule<Props>> {
  (props: Props): React.JSX.Element;
  /** Fetches the page's code; a failed attempt is forgotten, so the next one starts anew. */
  load: () => Promise<Module>;
}

/** Like `React.lazy`, but renders at once when its code is there: the server renders in one pass, without a boundary. */
export function lazyPage<Props extends object, Module extends LazyModule<Props>>(
  fetchPage: () => Promise<Module>,
): LazyPage<Props, Module> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<Module> | undefined;

  function load(): Promise<Module> {
    loading ??= fetchPage().then(
      (module) => {
        Loaded = module.default;
        return module;
      },
      (cause: unknown) => {
        // Forgotten only after those who wait have seen it: else each attempt to render would fetch anew, for ever.
        setTimeout(() => (loading = undefined), RETRY_AFTER_MS);
        throw cause;
      },
    );
    return loading;
  }

  function Page(props: Props) {
    if (!Loaded) use(load());
    return Loaded ? <Loaded {...props} /> : <></>;
  }
  return Object.assign(Page, { load });
}
