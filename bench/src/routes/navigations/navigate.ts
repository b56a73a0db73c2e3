import type { Browser } from 'playwright-core';
import { MeasureError } from '../../browser/measure-error';
import type { LoggedRequest } from '../../browser/request-log';
import {
  TIME_LIMIT_MS,
  startApplication,
  waitForQuiet,
  withVisitor,
  type Visitor,
} from '../../browser/visitor';

/** Describes a navigation between two pages of the site. */
export interface Navigation {
  readonly from: string;
  readonly to: string;
  /** Holds the milliseconds from the click to the heading of the new page. */
  readonly shownAfter: number;
  readonly fetched: readonly LoggedRequest[];
  /** Holds the URLs that had been loaded before the click. */
  readonly known: ReadonlySet<string>;
}

/** The number suffices to include pages of every kind. */
const MAX_PAGES = 6;

const linkTo = (path: string) => `footer a[href="${path}"]`;

async function follow(visitor: Visitor, to: string): Promise<Navigation> {
  const { page, log } = visitor;
  const link = page.locator(linkTo(to)).first();
  // Scrolling to the link loads sections of the old page, which must not count for the new one.
  await link.scrollIntoViewIfNeeded();
  await waitForQuiet(visitor);
  const from = new URL(page.url()).pathname;
  const before = log.all();
  const heading = await page.locator('h1').first().textContent();
  const start = Date.now();
  await link.tap();
  await page.waitForFunction(
    (old) => ![null, undefined, old].includes(document.querySelector('h1')?.textContent),
    heading,
    { timeout: TIME_LIMIT_MS },
  );
  const shownAfter = Date.now() - start;
  await waitForQuiet(visitor);
  return {
    from,
    to,
    shownAfter,
    fetched: log.all().slice(before.length),
    known: new Set(before.map(({ url }) => url)),
  };
}

/** Scrolls through a page, so that the code of its deferred sections loads before the navigation. */
async function readThrough(visitor: Visitor): Promise<void> {
  for (const section of await visitor.page.locator('main section').all()) {
    await section.scrollIntoViewIfNeeded();
    await waitForQuiet(visitor);
  }
}

/** Opens the home page and navigates by the links of the footer, which every page has. */
export const walkThrough = (browser: Browser, origin: string, routes: readonly string[]) =>
  withVisitor(browser, async (visitor): Promise<Navigation[]> => {
    await visitor.page.goto(`${origin}/`, { timeout: TIME_LIMIT_MS });
    await waitForQuiet(visitor);
    await startApplication(visitor);
    await readThrough(visitor);
    const links = await visitor.page
      .locator('footer a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const stops = [...new Set(links)]
      .flatMap((path) => (path !== null && routes.includes(path) ? [path] : []))
      .slice(0, MAX_PAGES);
    if (stops.length === 0) throw new MeasureError('The footer of the home page leads nowhere');
    const navigations: Navigation[] = [];
    for (const stop of stops) navigations.push(await follow(visitor, stop));
    return navigations;
  });
