import type { PageMeta } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { lazyPage, type LazyPage } from './lazy-page';

/** What a page is prepared from. `params` are those of its path pattern. */
export interface PageContext {
  readonly queryClient: QueryClient;
  readonly site: Site;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
}

/** The module of a page: its component, and what fills its data and adds to its description. */
export interface PageModule {
  readonly default: ComponentType;
  readonly load?: (context: PageContext) => Promise<Partial<PageMeta>>;
}

/** One public page: its address, its name, and how its code is fetched. */
export interface PageDefinition {
  /** Pattern below the root, as react-router matches it. `{product}` is the site's short name. */
  readonly path: string;
  /** `{church}` is the site's name. */
  readonly title: string;
  readonly description: string;
  /** The webpackChunkName of the page's import. */
  readonly chunk: string;
  readonly Page: LazyPage<PageModule>;
}

/** Defines a page. `fetchPage` imports its module under the chunk name `chunk`. */
export function definePage(
  page: Omit<PageDefinition, 'Page'>,
  fetchPage: () => Promise<PageModule>,
): PageDefinition {
  return { ...page, Page: lazyPage(fetchPage) };
}
