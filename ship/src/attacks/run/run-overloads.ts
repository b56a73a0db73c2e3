import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../browser/open-browser';
import { readReport, type Boundary, type Outcome } from '../attack';
import type { Arena } from '../hostile/open-arena';
import { attackUrl, openContext } from './open-context';

/** A page that doesn't respond for this long is frozen; on a busy machine, one that is only slow responds earlier. */
const FROZEN_AFTER_MS = 10_000;
const START_TIMEOUT_MS = 30_000;
const CRASH_TIMEOUT_MS = 20_000;
/** An attack goes on for this long before the person presses something. */
const GOES_ON_MS = 1_000;
/** With so little memory, a frame dies within seconds. */
const LITTLE_MEMORY = '--js-flags=--max-old-space-size=160';

/** Opens the hostile remote, waits until the attack has started, and lets it go on for a while. */
async function startOverload(page: Page, url: string): Promise<void> {
  const hasStarted = page.waitForEvent('console', {
    predicate: (message) => readReport(message.text())?.name === 'started',
    timeout: START_TIMEOUT_MS,
  });
  await Promise.all([hasStarted, page.goto(url, { waitUntil: 'commit' })]);
  await page.waitForTimeout(GOES_ON_MS).catch(() => undefined);
}

/** Returns true if the link of the shell to the start page still works. */
async function leadsHome(page: Page): Promise<boolean> {
  const home = page.getByRole('banner').getByRole('link').first();
  try {
    await home.click({ timeout: FROZEN_AFTER_MS });
    await page.waitForURL(({ pathname }) => pathname === '/', { timeout: FROZEN_AFTER_MS });
    return true;
  } catch {
    return false;
  }
}

/** Evaluates code in the page without Playwright, which gives a page up when a frame of it dies. */
async function evaluateRaw(browser: Browser, path: string, expression: string): Promise<unknown> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const target = targetInfos.find(({ type, url }) => type === 'page' && new URL(url).pathname === path);
  if (!target) return undefined;
  const { sessionId } = await session.send('Target.attachToTarget', {
    targetId: target.targetId,
    flatten: false,
  });
  const received = new Promise<string>((resolve) =>
    session.on('Target.receivedMessageFromTarget', ({ message }) => resolve(message)),
  );
  const message = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } });
  await session.send('Target.sendMessageToTarget', { message, sessionId });
  const limit = new Promise<string>((resolve) => setTimeout(resolve, FROZEN_AFTER_MS, '{}'));
  return JSON.parse(await Promise.race([received, limit])).result?.result?.value;
}

/**
 * Runs an attack on time or memory in a browser of its own. It succeeds if the page around the remote doesn't respond,
 * or dies with its frame. A browser that keeps all frames of a page in one process, such as one on a phone with little
 * memory, freezes with the frame; no code of the page can prevent that.
 */
export async function runOverload(arena: Arena, name: string, boundary: Boundary): Promise<Outcome> {
  const isAboutMemory = name === 'memory';
  const browser = await openBrowser({ flags: isAboutMemory ? [LITTLE_MEMORY] : [] });
  try {
    const context = await openContext(arena, boundary, { browser });
    const page = await context.newPage();
    const path = `/${arena.isolated.remote}`;
    const hasCrashed = page.waitForEvent('crash', { timeout: CRASH_TIMEOUT_MS }).catch(() => undefined);
    await startOverload(page, attackUrl(arena.isolated.remote, [name], boundary));
    if (!isAboutMemory) return { hasSucceeded: !(await leadsHome(page)) };
    await hasCrashed;
    const tag = await evaluateRaw(browser, path, `document.querySelector('header a').tagName`);
    return { hasSucceeded: tag !== 'A' };
  } finally {
    await browser.close();
  }
}
