import type { Browser, Page } from 'playwright-core';
import { probePage } from '../../browser/page-probe';
import { throttleNetwork } from '../../browser/throttle';
import { TIME_LIMIT_MS } from '../../browser/visitor';

/** A mouse belongs to a computer, which has the slow network of the phone, and its own processor. */
const COMPUTER = { width: 1280, height: 800 };

/** A pointer rests on a link for this long before it presses, as one does that aims. */
const REST_MS = 600;
/** The largest paint is settled once the page has been quiet for this long. */
const SETTLE_MS = 1_000;

/** Describes how soon a page was seen after a click on a link to it. */
export interface Way {
  readonly from: string;
  readonly to: string;
  /** Holds the milliseconds from the press to the largest paint of the new page. */
  readonly shownAfter: number;
  readonly isPrefetched: boolean;
}

/** Returns the visible links to other public pages, as places in the list of all links. */
const listLinks = (page: Page, paths: readonly string[]) =>
  page.locator('a[href]').evaluateAll(
    (links, wanted) =>
      links.flatMap((link, index) => {
        const { pathname, search, hash } = new URL(String(Reflect.get(link, 'href')));
        const isOther = pathname !== location.pathname && search === '' && hash === '';
        const isUsable = link.checkVisibility() && !link.hasAttribute('data-needs-app');
        return isOther && isUsable && wanted.includes(pathname) ? [{ index, pathname }] : [];
      }),
    paths,
  );

/**
 * Follows a random link of the open page with the mouse. Returns null if none leads to another public page, or if the
 * application has opened it: browsers report no largest paint of those pages.
 */
async function followLink(page: Page, paths: readonly string[], random: () => number): Promise<Way | null> {
  const links = await listLinks(page, paths);
  const chosen = links[Math.floor(random() * links.length)];
  if (!chosen) return null;
  const link = page.locator('a[href]').nth(chosen.index);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => {
    addEventListener(
      'mousedown',
      (event) => sessionStorage.setItem('pressed', String(performance.timeOrigin + event.timeStamp)),
      { capture: true, once: true },
    );
  });
  const from = new URL(page.url()).pathname;
  const readDocument = () => page.evaluate(() => performance.timeOrigin);
  const left = await readDocument();
  await Promise.all([
    page.waitForURL((url) => url.pathname === chosen.pathname, { timeout: TIME_LIMIT_MS }),
    link.click(),
  ]);
  await page.waitForTimeout(SETTLE_MS);
  if ((await readDocument()) === left) return null;
  const seen = await page.evaluate(() => ({
    pressed: Number(sessionStorage.getItem('pressed')),
    painted: performance.timeOrigin + (globalThis.narthexNotes.largest.at(-1)?.time ?? Infinity),
    delivery: String(Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType')),
  }));
  return {
    from,
    to: chosen.pathname,
    shownAfter: seen.painted - seen.pressed,
    isPrefetched: seen.delivery === 'navigational-prefetch',
  };
}

/** Follows random links from public page to public page. */
export async function followLinks(
  browser: Browser,
  {
    origin,
    paths,
    random,
    count,
  }: { origin: string; paths: readonly string[]; random: () => number; count: number },
): Promise<Way[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: COMPUTER });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await throttleNetwork(session);
  await page.addInitScript(probePage);
  await page.goto(`${origin}/`, { timeout: TIME_LIMIT_MS });
  const ways: Way[] = [];
  while (ways.length < count) {
    const way = await followLink(page, paths, random);
    if (way) ways.push(way);
    else await page.goto(`${origin}/`, { timeout: TIME_LIMIT_MS });
  }
  await context.close();
  return ways;
}
