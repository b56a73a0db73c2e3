import { SERVER_SEGMENTS } from '@narthex/shared-contracts';
import { LANGUAGES, languageBase } from '@narthex/shared-contracts/languages';
import { SITE_ROUTES, type SiteRoute } from '@narthex/shared-contracts/endpoints';

const firstSegment = (path: string): string => path.split('/')[1] ?? '';
const routes: readonly SiteRoute[] = Object.values(SITE_ROUTES);

/** People open these paths from links, so even an unknown path below them gets an HTML page. */
const OPENED = new Set(
  routes
    .filter(({ method, path, isPrefix }) => method === 'GET' && !isPrefix && !/[:*]|\.\w+$/.test(path))
    .map(({ path }) => firstSegment(path)),
);
const BESIDE_PAGES = new RegExp(
  `^/+(${SERVER_SEGMENTS.filter((segment) => !OPENED.has(segment)).join('|')})(/|\\?|$)`,
);

/** Returns true if a URL is below API calls, files or form posts, where an unknown path gets no HTML page. */
export const isOutsidePages = (url: string): boolean => BESIDE_PAGES.test(url);

/** Search engines must fetch these to render pages. */
const PARTS_OF_PAGES = ['media', 'remotes', 'shell'];
/** The patterns approximate the areas of `GUARD_FLOORS`, because robots.txt has only simple wildcards. */
const AREAS = ['/admin', '/member/', '/*-dashboard', '/*/dashboard'];

/**
 * Search engines need none of these: API calls, forms, links in emails, guarded areas. The server protects
 * them anyway.
 */
export const CLOSED_TO_ROBOTS: readonly string[] = [
  ...SERVER_SEGMENTS.filter((segment) => !PARTS_OF_PAGES.includes(segment)).map((segment) => `/${segment}/`),
  ...LANGUAGES.flatMap((language) => AREAS.map((area) => languageBase(language) + area)),
];
