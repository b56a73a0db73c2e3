import type { Mount, PageMeta, PageSource } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
// By itself: the build reads the records, and no build tool reads the styles of the rest.
import { lazyComponent, type LazyComponent } from '@narthex/shared-ui/lazy-component';
import type { QueryClient } from '@narthex/remote-kit/query';
import type { ComponentType } from 'react';

/** What a page is prepared from. `params` are those of its path pattern. */
export interface PageContext {
  readonly queryClient: QueryClient;
  readonly site: Site;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
  /** The record's title, with the site's own names. */
  readonly title: string;
}

export interface PageProps {
  /** The record's title, with the site's own names. */
  readonly title: string;
}

/** The module of a page: its component, and what fills its data and adds to its description. */
export interface PageModule {
  readonly default: ComponentType<PageProps>;
  readonly load?: (context: PageContext) => Promise<Partial<PageMeta>>;
}

/** What search engines are told of a page, as JSON-LD. */
export interface StructuredData {
  /** The type it has at schema.org. */
  readonly type: string;
  /**
   * Builds it from the data that `load` has fetched; undefined where there is nothing to describe. Imports what it needs:
   * only the server calls it.
   */
  readonly build: (context: PageContext) => Promise<object | undefined>;
}

/**
 * One public page, said once: routes, mounts, navigation, sitemap, offline rules and the tests' lists come from it. Texts
 * may hold the site's own names: `{church}`, `{product}` and `{slug}`.
 */
export interface PageRecord extends Pick<Mount, 'aliases' | 'menus' | 'offline' | 'query'> {
  /** Pattern below the root, as react-router matches it. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The stored content it shows. The sitemap takes the day of its last change. */
  readonly content?: PageSource;
  /** On a page of one row, `/Events/:id`: whose published rows the sitemap lists. */
  readonly items?: 'events' | 'sermons';
  /** False: not in the sitemap. */
  readonly isListed?: boolean;
  readonly structuredData?: StructuredData;
  /** The webpackChunkName of the page's import: the server links its styles and scripts. */
  readonly chunk: string;
  readonly Page: LazyComponent<PageProps, PageModule>;
}

/** Defines a page. `fetchPage` imports its module under the chunk name `chunk`. */
export function definePage(page: Omit<PageRecord, 'Page'>, fetchPage: () => Promise<PageModule>): PageRecord {
  return { ...page, Page: lazyComponent(fetchPage) };
}
