import type { Mount, PageMeta, PageSource } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
// Imported by its own path: the build reads the page records, and its tools can't import the stylesheets of shared-ui.
import { lazyComponent, type LazyComponent } from '@narthex/shared-ui/lazy-component';
import type { QueryClient } from '@narthex/remote-kit/query';
import type { ComponentType } from 'react';

/** Describes the input of a page's `load`. `params` are the parameters of its path. */
export interface PageContext {
  readonly queryClient: QueryClient;
  readonly site: Site;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
  /** Holds the title of the record with the names of the site filled in. */
  readonly title: string;
}

export interface PageProps {
  /** Holds the title of the record with the names of the site filled in. */
  readonly title: string;
}

/** Describes the module of a page: its component, and a function that loads its data and extends its description. */
export interface PageModule {
  readonly default: ComponentType<PageProps>;
  readonly load?: (context: PageContext) => Promise<Partial<PageMeta>>;
}

/** Describes the JSON-LD of a page for search engines. */
interface StructuredData {
  /** Holds the type at schema.org. */
  readonly type: string;
  /**
   * Builds it from the data that `load` has fetched; undefined if there is nothing to describe. Only the server calls
   * it, so it imports its code dynamically.
   */
  readonly build: (context: PageContext) => Promise<object | undefined>;
}

/**
 * Describes a public page. Routes, mounts, navigation, sitemap, offline rules and the tests' lists are derived from it.
 * Its texts can contain `{church}`, `{product}` and `{slug}`.
 */
export interface PageRecord extends Pick<Mount, 'aliases' | 'menus' | 'offline' | 'query'> {
  /** Holds the path pattern below the root in the syntax of react-router. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Holds the stored content of the page. The sitemap contains the date of its last change. */
  readonly content?: PageSource;
  /** For a page of one row, such as `/Events/:id`: the sitemap lists the published rows of this kind. */
  readonly items?: 'events' | 'sermons';
  /** If false, the sitemap leaves the page out. */
  readonly isListed?: boolean;
  readonly structuredData?: StructuredData;
  /** Holds the webpackChunkName of the page's import. The server links its styles and scripts. */
  readonly chunk: string;
  readonly Page: LazyComponent<PageProps, PageModule>;
}

/** Defines a page. `fetchPage` imports its module under the chunk name `chunk`. */
export function definePage(page: Omit<PageRecord, 'Page'>, fetchPage: () => Promise<PageModule>): PageRecord {
  return { ...page, Page: lazyComponent(fetchPage) };
}
