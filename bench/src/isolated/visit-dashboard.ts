import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { MeasureError } from '../browser/measure-error';
import { TIME_LIMIT_MS } from '../browser/visitor';
import type { Kind, SignedIn } from './kinds';

declare global {
  /** Holds the time, in milliseconds since 1970, at which the heading of the remote was painted in this document. */
  var narthexPaintedAt: number | undefined;
  /** Holds the time at which the page showed the frame. */
  var narthexFrameShownAt: number | undefined;
}

/** Runs in page and frame before their own code. It is sent as text, so it uses nothing from outside. */
function probePaint(heading: string): void {
  new MutationObserver((_, observer) => {
    const hasHeading = [...document.querySelectorAll('h1')].some((h1) => h1.textContent === heading);
    const hasFrame = document.querySelector('iframe[data-shown]') !== null;
    if (!hasHeading && !hasFrame) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const now = performance.timeOrigin + performance.now();
        if (hasHeading) globalThis.narthexPaintedAt = now;
        else globalThis.narthexFrameShownAt = now;
      }),
    );
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
}

const PATH = '/department-dashboard/announcements';
const HEADING = 'Announcements';
const POLL_MS = 100;
const REST_MS = 2_000;

/** Contains the milliseconds from the navigation to the first paint of the remote, with an empty cache and after that. */
export interface Paints {
  readonly first: number;
  readonly second: number;
}

async function readPaint(page: Page, kind: Kind): Promise<number | null> {
  const { start, own, shown } = await page.evaluate(() => ({
    start: performance.timeOrigin,
    own: globalThis.narthexPaintedAt,
    shown: globalThis.narthexFrameShownAt,
  }));
  if (kind === 'core') return own === undefined ? null : own - start;
  const frame = page.frames().find((candidate) => candidate.url().includes('/frames/'));
  const painted = await frame?.evaluate(() => globalThis.narthexPaintedAt);
  return painted === undefined || shown === undefined ? null : Math.max(painted, shown) - start;
}

async function timePaint(page: Page, url: string, kind: Kind): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  for (const end = Date.now() + TIME_LIMIT_MS; Date.now() < end;) {
    const time = await readPaint(page, kind);
    if (time !== null) return time;
    await wait(POLL_MS);
  }
  throw new MeasureError(`The ${kind} dashboard was not painted`);
}

/** Opens the dashboard twice in a new browser profile. */
export async function visitDashboard(
  browser: Browser,
  { origin, kind, session }: { readonly origin: string; readonly kind: Kind; readonly session: SignedIn },
): Promise<Paints> {
  const { token, user, role } = session;
  const stored = {
    ...{ auth_token: token, token, user_role: role, department: 'youth' },
    user_data: JSON.stringify(user),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(probePaint, HEADING);
    const first = await timePaint(page, origin + PATH, kind);
    // By then, the browser has stored the files.
    await wait(REST_MS);
    await page.goto('about:blank');
    const second = await timePaint(page, origin + PATH, kind);
    return { first, second };
  } finally {
    await context.close();
  }
}
