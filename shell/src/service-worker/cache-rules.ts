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

/** What is shown instead of a page that isn't cached. */
export const offlinePage = (language: Language): string =>
  language === SOURCE_LANGUAGE ? '/shell/offline.html' : `/shell/offline.${language}.html`;

/** What stays readable without a connection from the start, for whoever reads this language. */
export const listFirstFiles = (language: Language): readonly string[] => [
  offlinePage(language),
  '/shell/plain-page.css',
  '/shell/favicon.svg',
];
/** The same for everybody. */
export const FIRST_FILES: readonly string[] = [...new Set(LANGUAGES.flatMap(listFirstFiles))];
const NO_REGISTRY: Registry = {
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {},
};

const OF_SERVER = new RegExp(`^/(${SERVER_SEGMENTS.join('|')})(/|$)`, 'i');
const ASSET = new RegExp(
  `^/(shell/[^?]*\\.[0-9a-f]{8}\\.\\w+|remotes/[^?]+|media/[^/]+/\\d{3,4}\\.(${PICTURE_FORMATS.join('|')}))$`,
);
const PUBLIC_DATA = new RegExp(
  `^(${OFFLINE_DATA_PATHS.map((path) => path.replace(/:\w+/g, '[^/]+')).join('|')})$`,
);

export const isAsset = (pathname: string): boolean => FIRST_FILES.includes(pathname) || ASSET.test(pathname);
export const isPublicData = (pathname: string): boolean => PUBLIC_DATA.test(pathname);

/** The key that data is cached under: the texts in it have the language of the page that asks. */
export function dataKey({ url, headers }: Pick<Request, 'url' | 'headers'>): string {
  const { origin, pathname, search } = new URL(url);
  const language = LANGUAGES.find((known) => known === headers.get('accept-language')) ?? SOURCE_LANGUAGE;
  return origin + joinLanguage(language, pathname + search);
}

/** The pages that stay readable without a connection from the first visit on, as their mounts say. */
export const findFirstPages = (
  registry: Registry = NO_REGISTRY,
  languages: readonly Language[] = LANGUAGES,
): readonly string[] =>
  liveMounts(registry).flatMap(({ mount }) =>
    mount.offline === 'first' ? languages.map((language) => joinLanguage(language, mount.path)) : [],
  );

/** Whether a path is a page that everybody may read: no portal, no area behind a sign-in, nothing the server does itself. */
export function isPublicPage(url: string, registry: Registry = NO_REGISTRY): boolean {
  // The worker serves the pages of every language.
  const pathname = splitLanguage(url).url;
  if (OF_SERVER.test(pathname) || /\.\w+$/.test(pathname)) return false;
  const target = resolveTarget(registry, pathname, null);
  return target.kind !== 'portal' && target.access === 'public' && target.match?.mount.offline !== 'never';
}

/** Whether a request carries what belongs to one person, or asks for a part of a file: such responses are never cached. */
export const isPrivateRequest = ({ headers }: Request): boolean =>
  headers.has('authorization') || headers.has('range');

/** Whether a response may be cached: whole, from our own server, and the same for everybody. */
export const isCacheable = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  // A browser takes no redirected response for a navigation.
  !response.redirected &&
  !response.headers.get('cache-control')?.match(/no-store|private/);

export const isPage = (response: Response): boolean =>
  isCacheable(response) && response.headers.get('content-type')?.startsWith('text/html') === true;
