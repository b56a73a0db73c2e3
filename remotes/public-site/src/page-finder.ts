import { createContext, use } from 'react';
import type { LazyComponent } from '@narthex/shared-ui/lazy-component';
import type { PageModule, PageProps } from './page-record';

/** A page as it is rendered. */
export interface FoundPage {
  readonly title: string;
  readonly Page: LazyComponent<PageProps, PageModule>;
}

const PageFinderContext = createContext<(path: string) => FoundPage | undefined>(() => undefined);

/** Gives the components below it the page of a path, which only the page records know. */
export const PageFinderProvider = PageFinderContext.Provider;

export const usePageFinder = () => use(PageFinderContext);
