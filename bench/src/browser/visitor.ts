import type { Browser, Page } from 'playwright-core';
import { MeasureError } from './measure-error';
import { probePage } from './page-probe';
import { RequestLog } from './request-log';
import { THROTTLE, throttle } from './throttle';

export const SLIDER = '[aria-roledescription="carousel"]';

/** The time exceeds the delay after which an idle page runs its deferred tasks. */
const QUIET_MS = 1_500;
/** The time exceeds the duration of a slide: after this long without a request, every slide has been shown. */
const QUIET_SLIDER_MS = 3_000;
export const TIME_LIMIT_MS = 90_000;

/** Describes a first-time visitor with a cheap phone on a slow network. */
export interface Visitor {
  readonly page: Page;
  readonly log: RequestLog;
}

async function quietFor(log: RequestLog, milliseconds: number): Promise<void> {
  const end = Date.now() + TIME_LIMIT_MS;
  while (log.quietFor() < milliseconds) {
    if (Date.now() > end) throw new MeasureError('The page does not come to rest');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Resolves when nothing more is loaded. */
export async function waitForQuiet({ page, log }: Visitor): Promise<void> {
  await quietFor(log, QUIET_MS);
  if ((await page.locator(SLIDER).count()) > 0) await quietFor(log, QUIET_SLIDER_MS);
}

/** Reaches for a control that needs the application, and resolves when nothing more is loaded. */
export async function startApplication(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => {
    const control = document.querySelector('[data-needs-app]');
    control?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  await waitForQuiet(visitor);
}

/** Opens a throttled browser window with an empty cache, in which the probes record metrics. */
export async function withVisitor<T>(
  browser: Browser,
  work: (visitor: Visitor) => Promise<T>,
  probes: readonly (() => void)[] = [],
): Promise<T> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: THROTTLE.viewport,
    deviceScaleFactor: THROTTLE.pixelRatio,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await throttle(session);
    for (const probe of [probePage, ...probes]) await page.addInitScript(probe);
    return await work({ page, log: new RequestLog(session) });
  } finally {
    await context.close();
  }
}
