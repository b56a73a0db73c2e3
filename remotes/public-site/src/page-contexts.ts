import type { LazyComponent } from '@narthex/shared-ui/lazy-component';
import { createContext, use } from 'react';
import type { PageModule, PageProps } from './page-record';

/** Describes a page that can be rendered. */
export interface FoundPage {
  readonly title: string;
  readonly Page: LazyComponent<PageProps, PageModule>;
}

const PageFinderContext = createContext<(path: string) => FoundPage | undefined>(() => undefined);

/**
 * Provides a function that finds the page of a path. It is a context because importing the page records would be a
 * cycle.
 */
export const PageFinderProvider = PageFinderContext.Provider;

export const usePageFinder = () => use(PageFinderContext);

const ResolvePathContext = createContext<(pathname: string) => string>((pathname) => pathname);

/** Provides a function that resolves paths. It is a context because importing the page records would be a cycle. */
export const ResolvePathProvider = ResolvePathContext.Provider;

/** Returns a function that resolves any spelling of a page's path to the canonical one. */
export const useResolvePath = () => use(ResolvePathContext);
