import type { Browser, CDPSession } from 'playwright-core';
import { NOT_FOUND } from '../../routes/public-routes';

const LOADED_MS = 1_500;
const RESTORE_LIMIT_MS = 10_000;

interface Frame {
  readonly parentId?: string;
}

const open = async (session: CDPSession, url: string): Promise<void> => {
  const loaded = new Promise<void>((resolve) => session.once('Page.loadEventFired', () => resolve()));
  await session.send('Page.navigate', { url });
  await loaded;
  await new Promise((resolve) => setTimeout(resolve, LOADED_MS));
};

/** Goes back, and returns why the page was loaded again; an empty text if the browser restored it. */
async function goBack(session: CDPSession): Promise<string> {
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const [entryId] = [entries[currentIndex - 1]?.id ?? 0];
  let reasons = 'without a reason';
  const outcome = new Promise<string>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      reasons = notRestoredExplanations.map(({ reason }) => reason).join(' ');
    });
    session.on('Page.frameNavigated', ({ frame, type }) => {
      if ((frame as Frame).parentId === undefined) resolve(type === 'BackForwardCacheRestore' ? '' : reasons);
    });
    setTimeout(() => resolve('it took too long'), RESTORE_LIMIT_MS).unref();
  });
  await session.send('Page.navigateToHistoryEntry', { entryId });
  return outcome;
}

/**
 * Leaves each page and goes back to it. Returns those that were loaded again instead of restored, with the reasons of the
 * browser. The browser's own protocol does it, since Playwright doesn't follow restored pages.
 */
export async function listUnrestored(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<string[]> {
  const unrestored: string[] = [];
  for (const path of paths) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const session = await context.newCDPSession(await context.newPage());
    await session.send('Page.enable');
    await open(session, origin + path);
    await open(session, origin + (path === NOT_FOUND ? '/' : NOT_FOUND));
    const reasons = await goBack(session);
    if (reasons !== '') unrestored.push(`${path} (${reasons})`);
    await context.close();
  }
  return unrestored;
}
