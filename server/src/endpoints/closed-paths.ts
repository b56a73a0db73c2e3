import { SERVER_SEGMENTS } from '@narthex/shared-contracts';
import { SITE_ROUTES, type SiteRoute } from '@narthex/shared-contracts/endpoints';

const firstSegment = (path: string): string => path.split('/')[1] ?? '';
const routes: readonly SiteRoute[] = Object.values(SITE_ROUTES);

/** People open these by a link: whatever is wrong below them, they get the page that says so. */
const OPENED = new Set(
  routes
    .filter(({ method, path, isPrefix }) => method === 'GET' && !isPrefix && !/[:*]|\.\w+$/.test(path))
    .map(({ path }) => firstSegment(path)),
);
const BESIDE_PAGES = new RegExp(
  `^/+(${SERVER_SEGMENTS.filter((segment) => !OPENED.has(segment)).join('|')})(/|\\?|$)`,
);

/** Whether a URL is below calls, files or form posts, where an unknown path is no page. */
export const isBesidePages = (url: string): boolean => BESIDE_PAGES.test(url);

/** What a page is made of: whoever reads pages has to fetch it. */
const PARTS_OF_PAGES = ['media', 'remotes', 'shell'];
/** People's own areas, as far as a pattern can say it: see `GUARD_FLOORS`. */
const AREAS = ['/admin', '/member/', '/*-dashboard', '/*/dashboard'];

/** Nothing for searchers: calls, forms, links in emails, people’s own areas. The server refuses them anyway. */
export const CLOSED_TO_ROBOTS: readonly string[] = [
  ...SERVER_SEGMENTS.filter((segment) => !PARTS_OF_PAGES.includes(segment)).map((segment) => `/${segment}/`),
  ...AREAS,
];
