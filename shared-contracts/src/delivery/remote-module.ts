/**
 * Describes a page to the server, which writes title and description into the HTML, and to the shell, which
 * updates the tab.
 */
export interface PageMeta {
  readonly title: string;
  readonly description?: string;
  /** Holds the canonical path of the page. */
  readonly canonical?: string;
  /** Holds the path of a JPEG for link previews, 1200 by 630 pixels. */
  readonly image?: string;
  /** Sets the HTTP status of the page; the default is 200. It is 503 if what the page is about could not be loaded. */
  readonly status?: 200 | 404 | 503;
  /** Names the lazy chunks of the page, so that the server can preload them. */
  readonly chunks?: readonly string[];
  /**
   * Names chunks of what is below the first screen. Their code loads when somebody comes near; the server links only
   * their styles, after the main part of the page, so that the first screen doesn't wait for them.
   */
  readonly deferredChunks?: readonly string[];
  /** Lists the pictures that paint first, with the attributes of their preload links. */
  readonly preloadImages?: readonly {
    readonly href: string;
    readonly srcSet?: string;
    readonly sizes?: string;
    readonly type?: string;
  }[];
  /**
   * Holds JSON-LD objects that describe the page to search engines. Their URLs (`url`, `image`, `logo`,
   * `contentUrl`, `@id`) may be paths of the site, which the server makes absolute.
   */
  readonly structuredData?: readonly object[];
}

/**
 * Holds what a remote needs before its first render of a path. `queryClient` is the shell's TanStack Query
 * client.
 */
export interface PrefetchContext<Client = unknown> {
  /** Holds the canonical pathname, without the language prefix of the site. */
  readonly path: string;
  readonly search: string;
  readonly queryClient: Client;
}

/**
 * Describes the props of a mounted remote. They are few and serialisable; a remote reads session and data
 * itself.
 */
export interface RemoteProps {
  /**
   * Holds the base of the mount without a trailing slash ('' for the root). The remote's routes are relative
   * to it.
   */
  readonly base: string;
}

/**
 * Describes the one module that a remote exposes as `./app`. `Component` is React's component type, which
 * this package doesn't depend on.
 */
export interface RemoteModule<Component = unknown, Client = unknown> {
  readonly default: Component;
  /**
   * Loads the code and data of a page and returns its title. Server and shell await it before they render the
   * page.
   */
  readonly prefetch?: (context: PrefetchContext<Client>) => Promise<PageMeta | undefined>;
}
