import type { Browser } from 'playwright-core';
import { MeasureError } from '../../browser/measure-error';
import type { LoggedRequest } from '../../browser/request-log';
import { TIME_LIMIT_MS, untilQuiet, withVisitor, type Visitor } from '../../browser/visitor';

/** Going from one page to another inside of the site. */
export interface Navigation {
  readonly from: string;
  readonly to: string;
  /** Milliseconds from the tap until the new page's heading stood. */
  readonly shownAfter: number;
  readonly fetched: readonly LoggedRequest[];
  /** The URLs that had been fetched before the tap. */
  readonly known: ReadonlySet<string>;
}

/** Enough to meet pages of every kind. */
const MAX_PAGES = 6;

const linkTo = (path: string) => `footer a[href="${path}"]`;

async function follow(visitor: Visitor, to: string): Promise<Navigation> {
  const { page, log } = visitor;
  const link = page.locator(linkTo(to)).first();
  // What the way to the link brings into view belongs to the old page.
  await link.scrollIntoViewIfNeeded();
  await untilQuiet(visitor);
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
  await untilQuiet(visitor);
  return {
    from,
    to,
    shownAfter,
    fetched: log.all().slice(before.length),
    known: new Set(before.map(({ url }) => url)),
  };
}

/** Comes near to all of a page, so that the code of its late sections is fetched before somebody leaves it. */
async function readThrough(visitor: Visitor): Promise<void> {
  for (const section of await visitor.page.locator('main section').all()) {
    await section.scrollIntoViewIfNeeded();
    await untilQuiet(visitor);
  }
}

/** Opens the home page and goes on from page to page by the links of the footer, which every page has. */
export const walkThrough = (browser: Browser, origin: string, routes: readonly string[]) =>
  withVisitor(browser, async (visitor): Promise<Navigation[]> => {
    await visitor.page.goto(`${origin}/`, { timeout: TIME_LIMIT_MS });
    await untilQuiet(visitor);
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
