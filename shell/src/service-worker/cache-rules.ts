import {
  PICTURE_FORMATS,
  SERVER_SEGMENTS,
  liveMounts,
  resolveTarget,
  type Registry,
} from '@narthex/shared-contracts';
import { OFFLINE_DATA_PATHS } from '@narthex/shared-contracts/offline-data';
import {
  LANGUAGES,
  SOURCE_LANGUAGE,
  joinLanguage,
  splitLanguage,
  type Language,
} from '@narthex/shared-contracts/languages';

/** Returns the page that is shown instead of a page that isn't cached. */
export const offlinePage = (language: Language): string =>
  language === SOURCE_LANGUAGE ? '/shell/offline.html' : `/shell/offline.${language}.html`;

/** Returns the files that are cached when the worker is installed, for readers of this language. */
export const listFirstFiles = (language: Language): readonly string[] => [
  offlinePage(language),
  '/shell/plain-page.css',
  '/shell/favicon.svg',
];
/** Lists these files for all languages. */
export const FIRST_FILES: readonly string[] = [...new Set(LANGUAGES.flatMap(listFirstFiles))];
const NO_REGISTRY: Registry = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {},
};

const OF_SERVER = new RegExp(`^/(${SERVER_SEGMENTS.join('|')})(/|$)`, 'i');
const ASSET = new RegExp(
  `^/(shell/[^?]*\\.[0-9a-f]{8}\\.\\w+|remotes/[^?]+|page-data/[\\w-]+\\.json|media/[^/]+/\\d{3,4}\\.(${PICTURE_FORMATS.join('|')}))$`,
);
const PUBLIC_DATA = new RegExp(
  `^(${OFFLINE_DATA_PATHS.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})$`,
);

export const isAsset = (pathname: string): boolean => FIRST_FILES.includes(pathname) || ASSET.test(pathname);
export const isPublicData = (pathname: string): boolean => PUBLIC_DATA.test(pathname);

const FILE_OF_VERSION = /(\/remotes\/[^/]+\/)[^/]+(\/[^/?]+)$/;

/**
 * Returns the cache key of a file. A remote's file with a known hash has the same key in every version, so a new version
 * costs only the files that it changed.
 */
export const assetKey = (url: string, integrity: string): string =>
  integrity === '' ? url : url.replace(FILE_OF_VERSION, `$1*$2?integrity=${encodeURIComponent(integrity)}`);

/**
 * Returns the cache key of data. It contains the language of the page, because responses differ by language.
 */
export function dataKey({ url, headers }: Pick<Request, 'url' | 'headers'>): string {
  const { origin, pathname, search } = new URL(url);
  const language = LANGUAGES.find((known) => known === headers.get('accept-language')) ?? SOURCE_LANGUAGE;
  return origin + joinLanguage(language, pathname + search);
}

/** Returns the pages that are cached when the worker is installed, as their mounts declare. */
export const findFirstPages = (
  registry: Registry = NO_REGISTRY,
  languages: readonly Language[] = LANGUAGES,
): readonly string[] =>
  liveMounts(registry).flatMap(({ mount }) =>
    mount.offline === 'first' ? languages.map((language) => joinLanguage(language, mount.path)) : [],
  );

/**
 * Returns true for a page that everybody may read: not a portal, not a guarded page, and not a path that the
 * server handles.
 */
export function isPublicPage(url: string, registry: Registry = NO_REGISTRY): boolean {
  // The worker handles the pages of every language.
  const pathname = splitLanguage(url).url;
  if (OF_SERVER.test(pathname) || /\.\w+$/.test(pathname)) return false;
  const target = resolveTarget(registry, pathname, null);
  return target.kind !== 'portal' && target.access === 'public' && target.match?.mount.offline !== 'never';
}

/**
 * Returns true if a request carries a token or asks for a part of a file. Such responses are never cached.
 */
export const isPrivateRequest = ({ headers }: Request): boolean =>
  headers.has('authorization') || headers.has('range');

/**
 * Returns true if a response may be cached: it is complete, from our own server, and the same for everybody.
 */
export const isCacheable = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  // Browsers refuse a redirected response for a navigation.
  !response.redirected &&
  !response.headers.get('cache-control')?.match(/no-store|private/);

export const isPage = (response: Response): boolean =>
  isCacheable(response) && response.headers.get('content-type')?.startsWith('text/html') === true;
