import { use, type ComponentType } from 'react';

const FORGET = 500;

export interface LazyPage<Module extends { default: ComponentType } = { default: ComponentType }> {
  (): React.JSX.Element;
  /** Fetches the page's code; a failed attempt is forgotten, so the next one starts anew. */
  load: () => Promise<Module>;
}

/** Like `React.lazy`, but renders at once when its code is there: the server renders in one pass, without a boundary. */
export function lazyPage<Module extends { default: ComponentType }>(
  fetchPage: () => Promise<Module>,
): LazyPage<Module> {
  let Loaded: ComponentType | undefined;
  let loading: Promise<Module> | undefined;

  function load(): Promise<Module> {
    loading ??= fetchPage().then(
      (module) => {
        Loaded = module.default;
        return module;
      },
      (cause: unknown) => {
        // Forgotten only after those who wait have seen it: else each attempt to draw would fetch anew, for ever.
        setTimeout(() => (loading = undefined), FORGET);
        throw cause;
      },
    );
    return loading;
  }

  function Page() {
    if (!Loaded) use(load());
    return Loaded ? <Loaded /> : <></>;
  }
  return Object.assign(Page, { load });
}
