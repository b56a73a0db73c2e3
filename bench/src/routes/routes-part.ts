import type { Browser } from 'playwright-core';
import { THROTTLE_TEXT } from '../browser/throttle';
import { allMet, judgementLines } from '../report/judgement';
import { listRequests } from '../report/list-requests';
import { findLibraries } from './built-files';
import { judgeNavigations } from './navigations/judge-navigations';
import { judgeRoutes, waitsForScripts } from './judge-routes';
import { walkThrough, type Navigation } from './navigations/navigate';
import { publicRoutes } from './public-routes';
import { routesTable } from './routes-table';
import { middleVisit, visitRoute, type RouteVisit, fileName, isCode } from './visit-route';
import { KINDS } from '../browser/request-log';
import { tableLines } from '../report/table';
import { KILOBYTE } from '../report/units';

/** Returns a line for each navigation: the number of files of each kind, and their kilobytes. */
const navigationsTable = (navigations: readonly Navigation[]) =>
  tableLines(
    ['from', 'to', ...KINDS, 'KB', 'heading after'],
    navigations.map(({ from, to, fetched, shownAfter }) => [
      from,
      to,
      ...KINDS.map((kind) => String(fetched.filter((request) => request.kind === kind).length)),
      (fetched.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE).toFixed(1),
      `${shownAfter} ms`,
    ]),
  );

/** Returns the code and the API requests that each navigation has loaded. */
const navigationFiles = (navigations: readonly Navigation[]) =>
  navigations.flatMap(({ to, fetched }) => {
    const code = fetched.filter(isCode).map(fileName);
    const data = fetched.filter(({ kind }) => kind === 'data').map(({ url }) => new URL(url).pathname);
    return [`  ${to}: ${[...code, ...data].join(', ') || 'nothing'}`];
  });

interface RoutesOptions {
  readonly root: string;
  readonly visits: number;
  readonly listsRequests: boolean;
}

/**
 * On a busy machine a single visit can be late by chance, so a page that seems to wait for its scripts is visited
 * again.
 */
const MAX_ATTEMPTS = 3;

async function visitOften(browser: Browser, origin: string, route: string, visits: number) {
  // The page is rendered once before, because most visitors get it from the cache.
  await fetch(origin + route);
  const first = await visitRoute(browser, origin, route);
  const wanted = waitsForScripts(first) ? Math.max(MAX_ATTEMPTS, visits) : visits;
  const others: RouteVisit[] = [];
  while (others.length + 1 < wanted) others.push(await visitRoute(browser, origin, route));
  return middleVisit([first, ...others]);
}

/**
 * Visits every public page, navigates between pages, and prints both with the budgets. Resolves to whether all are met.
 */
export async function runRoutes(
  browser: Browser,
  origin: string,
  { root, visits, listsRequests }: RoutesOptions,
): Promise<boolean> {
  const libraries = await findLibraries(root);
  const paths = await publicRoutes(origin);
  console.log(`Visiting ${paths.length} public pages …`);
  const routes: RouteVisit[] = [];
  for (const route of paths) routes.push(await visitOften(browser, origin, route, visits));
  if (listsRequests) for (const { path, log } of routes) listRequests(path, log);
  console.log('Walking from page to page …');
  const navigations = await walkThrough(browser, origin, paths);
  const own = new Map(routes.map(({ path, files }) => [path, new Set(files)]));
  const judgements = [...judgeRoutes(routes, libraries), ...judgeNavigations(navigations, own)];
  const lines = [
    '',
    `Every public page, first visit: ${THROTTLE_TEXT}.`,
    `${visits === 1 ? 'One visit' : `Median of ${visits} visits`} each. KB of bodies as they came over the wire.`,
    '',
    ...routesTable(routes),
    '',
    '  scripts in: when the last script that the HTML names had arrived; FCP before it waited for none of them.',
    '',
    'From page to page by the links of the footer, starting on the home page: files fetched by kind.',
    '',
    ...navigationsTable(navigations),
    '',
    ...navigationFiles(navigations),
    '',
    ...judgementLines(judgements),
    '',
  ];
  console.log(lines.join('\n'));
  return allMet(judgements);
}
