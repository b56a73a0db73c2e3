import type { Registry } from '../delivery/registry';

/** The files of one remote version, as its manifest lists them. Paths are absolute on the site. */
export interface RemoteFiles {
  /** Global name of the container. */
  readonly container: string;
  readonly entry: string;
  /** What the exposed module needs at once. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** What it may load later. */
  readonly lazyJs: readonly string[];
  readonly lazyCss: readonly string[];
  /** Path -> `sha384-…`, for every file of the version. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What the server writes into each page for the shell: the set of versions is fixed for the life of the document. */
export interface PageDocument {
  readonly registry: Registry;
  /** Files of the remotes this page needs at once, by remote, so that their manifests need no request. */
  readonly files: Readonly<Record<string, RemoteFiles>>;
  /** Hashes of the shell's own files. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Origin of the API; empty for the site's own. */
  readonly apiHost: string;
  /** Path and query the page was rendered for. */
  readonly path: string;
  /** Set while this browser looks at a version that isn't live. */
  readonly preview?: { readonly remote: string; readonly version: string; readonly title: string };
  /** Dehydrated state of the query client. */
  readonly state: unknown;
}

/** What a browser carries that looks at a version that isn't live. */
export const PREVIEW_COOKIE = 'narthex_preview';

/** Id of the element that carries the document as JSON. */
export const DOCUMENT_ELEMENT = 'narthex-document';

/**
 * The first segments of the paths that the server responds to by itself: no page of the site is below them. They are those
 * of the records of `endpoints`, as their test compares: written out, since a page must not load every record for them.
 */
export const SERVER_SEGMENTS: readonly string[] = [
  'api',
  'sanctum',
  'forms',
  'newsletter',
  'rsvp',
  'waiting-list',
  'mail',
  'account',
  'share',
  'calendar',
  'media',
  'uploads',
  'remotes',
  'shell',
  'healthz',
  'readyz',
];

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((found, key) => (isJson(found) ? found[key] : undefined), value);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** Reads a manifest of the module federation tools. Throws if it lacks what loading needs, hashes included. */
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
