import type { Browser } from 'playwright-core';
import { interactiveAt, layoutShift } from './metrics';
import { probePage } from './page-probe';
import { KINDS, RequestLog, bytesByKind, serialDepth, type Kind, type LoggedRequest } from './request-log';
import { THROTTLE, throttle } from './throttle';

/** Longer than a slide stands: when this long nothing was asked for, every slide has been shown. */
const QUIET = 3_000;
const TIME_LIMIT = 90_000;

export interface Visit {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly total: number;
  readonly requests: number;
  readonly depth: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly answers: number;
  readonly interactive: number;
  readonly largestElement: string;
  readonly log: readonly LoggedRequest[];
}

export class MeasureError extends Error {
  override readonly name = 'MeasureError';
}

async function untilQuiet(log: RequestLog): Promise<void> {
  const end = Date.now() + TIME_LIMIT;
  while (log.quietFor() < QUIET) {
    if (Date.now() > end) throw new MeasureError('The page does not come to rest');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** One first visit to an address: an empty cache, throttled, until nothing more is fetched. */
export async function measurePage(browser: Browser, address: string): Promise<Visit> {
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
    await page.addInitScript(probePage);
    const log = new RequestLog(session);
    await page.goto(address, { timeout: TIME_LIMIT });
    await untilQuiet(log);
    const notes = await page.evaluate(() => globalThis.narthexNotes);
    const largest = notes.largest.at(-1);
    if (!largest || notes.answers === null) throw new MeasureError(`${address} did not come alive`);
    const requests = log.all();
    const [html] = requests;
    const beforeLargest = requests.filter(({ start }) => (start - (html?.start ?? 0)) * 1000 < largest.time);
    const bytes = bytesByKind(requests);
    return {
      bytes,
      total: KINDS.reduce((sum, kind) => sum + bytes[kind], 0),
      requests: requests.length,
      depth: serialDepth(beforeLargest),
      firstPaint: notes.firstPaint,
      largestPaint: largest.time,
      layoutShift: layoutShift(notes.shifts),
      answers: notes.answers,
      interactive: interactiveAt(notes.answers, notes.longTasks),
      largestElement: largest.element,
      log: requests,
    };
  } finally {
    await context.close();
  }
}
