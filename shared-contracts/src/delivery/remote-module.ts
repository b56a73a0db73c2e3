/** Title and description of a page: the server writes them into the HTML, the shell into the tab. */
export interface PageMeta {
  readonly title: string;
  readonly description?: string;
  /** Canonical path of the page. */
  readonly canonical?: string;
  /** Path of a 1200x630 JPEG for link previews. */
  readonly image?: string;
  /** HTTP status of the page, 200 unless given. */
  readonly status?: 200 | 404;
  /** Names of the lazy chunks this page is made of, so that the server can preload them. */
  readonly chunks?: readonly string[];
  /** Names of the chunks whose code comes later than their HTML: the server links their styles alone. */
  readonly deferredChunks?: readonly string[];
  /** Paths of pictures that paint first, in their preload form. */
  readonly preloadImages?: readonly {
    readonly href: string;
    readonly srcSet?: string;
    readonly sizes?: string;
    readonly type?: string;
  }[];
  /**
   * JSON-LD objects that describe the page to search engines. URLs (`url`, `image`, `logo`, `contentUrl`, `@id`)
   * may be paths of the site: the server makes them whole.
   */
  readonly structuredData?: readonly object[];
}

/** What a remote needs before its first render of a path. `queryClient` is the shell's TanStack Query client. */
export interface PrefetchContext<Client = unknown> {
  /** The pathname below the site's root, canonical. */
  readonly path: string;
  readonly search: string;
  readonly queryClient: Client;
}

/** The props a mounted remote receives. Few, serialisable: session and data a remote reads itself. */
export interface RemoteProps {
  /** The mount's base, without slash at its end ('' for the root): the remote's routes are relative to it. */
  readonly base: string;
}

/** The one module a remote exposes as `./app`. `Component` is React's component type, kept out of this package. */
export interface RemoteModule<Component = unknown, Client = unknown> {
  readonly default: Component;
  /** Loads the page's code and data, and says what the page is called. The server and the shell both await it. */
  readonly prefetch?: (context: PrefetchContext<Client>) => Promise<PageMeta | undefined>;
}
