import type { Registry } from '../delivery/registry';

/** Lists the files of one version of a remote, read from its manifest. Paths are absolute on the site. */
export interface RemoteFiles {
  /** Holds the global name of the container. */
  readonly container: string;
  readonly entry: string;
  /** Lists the scripts that the exposed module needs at once. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Lists the scripts that it may load later. */
  readonly lazyJs: readonly string[];
  readonly lazyCss: readonly string[];
  /** Maps the path of every file of the version to its hash, `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Contains the key and the value of each query that a page was rendered from. */
export type PageState = readonly (readonly [key: readonly unknown[], value: unknown])[];

/**
 * Describes the data that the shell needs to start. The versions stay the same for the life of the document.
 */
export interface PageDocument {
  readonly registry: Registry;
  /**
   * Maps the remotes that this page needs at once to their files, so that the shell requests no manifests for
   * them.
   */
  readonly files: Readonly<Record<string, RemoteFiles>>;
  /** Maps the shell's own files to their hashes. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Holds the origin of the API; it is empty for the site's own. */
  readonly apiHost: string;
  /** Holds the path and query that the page was rendered for. */
  readonly path: string;
  /** Is set while this browser previews a version that isn't live. */
  readonly preview?: { readonly remote: string; readonly version: string; readonly title: string };
  /** Is set in the document of a frame: it names the isolated remote, and what its grant allows it to call. */
  readonly frame?: { readonly remote: string; readonly uses: readonly string[] };
  /**
   * Holds the instant that the page was rendered for, ISO 8601. It may be days ago, since a page lasts until something in it
   * changes.
   */
  readonly now: string;
  readonly state: PageState;
}

/**
 * Is the part of the document that stays the same until the content changes, so that it can be cached for ever. It is the same
 * in processes of two releases that show the same content, each of which has a shell of its own.
 */
export type PageData = Omit<PageDocument, 'now' | 'integrity'>;

/** Names a file with its hash, `sha384-…`. */
export type HashedFile = readonly [url: string, integrity: string];

/**
 * Describes the data in a page that waits until somebody needs the application: what the starter loads then.
 */
export interface PageStart {
  /** Holds the URL of the page's data; the file is named after its hash. */
  readonly data: string;
  readonly now: string;
  /** Names the file with the hashes of the shell, which belong to its scripts. */
  readonly hashes: HashedFile;
  readonly apiHost: string;
  /** Names the remote that rendered the page. */
  readonly remote: string;
  readonly version: string;
  /** Lists the shell's scripts, which run in this order. */
  readonly scripts: readonly HashedFile[];
  /** Lists the scripts of the remote, which run in any order. */
  readonly chunks: readonly HashedFile[];
  /** Lists the scripts that those load. */
  readonly preloads: readonly HashedFile[];
}

/** Browsers that preview a version carry this cookie. */
export const PREVIEW_COOKIE = 'narthex_preview';

/** The element with this id contains the document as JSON. */
export const DOCUMENT_ELEMENT = 'narthex-document';

/** The element with this id contains the `PageStart` as JSON. */
export const START_ELEMENT = 'narthex-start';

/** Page data is stored below this path under its hash. */
export const PAGE_DATA_PATH = '/page-data';

const DATA_FILE = /^\/page-data\/([\w-]{43})\.json(?:\?|$)/;

/** Returns the URL of page data. The path lets a server without that file render the page again. */
export const pageDataUrl = (hash: string, path: string): string =>
  `${PAGE_DATA_PATH}/${hash}.json?page=${encodeURIComponent(path)}`;

/** Stands instead of a hash for the data that a page has now. */
export const CURRENT_DATA = 'current';

/** Returns the URL of the data that the page has now, from the URL of data that is gone. */
export const currentDataUrl = (url: string): string => url.replace(/[\w-]+(?=\.json)/, CURRENT_DATA);

/** Returns the `integrity` of page data, which its URL contains as base64url. Throws for any other URL. */
export function pageDataIntegrity(url: string): string {
  const hash = DATA_FILE.exec(url)?.[1];
  if (!hash) throw new Error(`${url} is no page data`);
  return `sha256-${hash.replace(/-/g, '+').replace(/_/g, '/')}=`;
}

/**
 * The server handles every path below these first segments itself, so no page of the site lies there. They
 * are written out because a page must not load all records of `endpoints`; a test compares both.
 */
export const SERVER_SEGMENTS: readonly string[] = [
  'api',
  '.well-known',
  'sanctum',
  'forms',
  'newsletter',
  'rsvp',
  'waiting-list',
  'mail',
  'account',
  'setup',
  'share',
  'calendar',
  'media',
  'uploads',
  'remotes',
  'frames',
  'shell',
  'page-data',
  'healthz',
  'readyz',
  'metrics',
];

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((found, key) => (isJson(found) ? found[key] : undefined), value);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/**
 * Reads a manifest of the module federation tools. Throws if it lacks anything that loading needs, hashes
 * included.
 */
export function readRemoteFiles(manifest: unknown, manifestUrl: string): RemoteFiles {
  const folder = manifestUrl.slice(0, manifestUrl.lastIndexOf('/') + 1);
  const container = at(manifest, 'metaData', 'globalName');
  const entry = at(manifest, 'metaData', 'remoteEntry', 'name');
  const hashes = at(manifest, 'metaData', 'integrity');
  const exposes = at(manifest, 'exposes');
  const assets = at(Array.isArray(exposes) ? exposes[0] : undefined, 'assets');
  if (typeof container !== 'string' || typeof entry !== 'string' || !isJson(hashes) || !isJson(assets)) {
    throw new Error(`The manifest ${manifestUrl} is incomplete`);
  }
  const full = (files: unknown) => texts(files).map((file) => folder + file);
  const integrity = Object.fromEntries(
    Object.entries(hashes).flatMap(([file, hash]) =>
      typeof hash === 'string' ? [[folder + file, hash]] : [],
    ),
  );
  if (!integrity[folder + entry]) throw new Error(`The manifest ${manifestUrl} has no hash for its entry`);
  return {
    container,
    entry: folder + entry,
    js: full(at(assets, 'js', 'sync')),
    css: full(at(assets, 'css', 'sync')),
    lazyJs: full(at(assets, 'js', 'async')),
    lazyCss: full(at(assets, 'css', 'async')),
    integrity,
  };
}

/** Returns the path of the document in which a version of an isolated remote runs. */
export const framePath = (language: string, remote: string, version: string): string =>
  `/frames/${language}/${remote}/${version}`;
