import type { Frame, Page } from 'playwright-core';

/** Matches the frame of an isolated remote once it shows something. */
const SHOWN_FRAME = 'iframe[data-shown]';
const POLL_MS = 200;

/** Returns the frame in which an isolated remote is shown, or null if there is none. */
export async function findFrame(page: Page): Promise<Frame | null> {
  const element = await page.$(SHOWN_FRAME).catch(() => null);
  return (await element?.contentFrame().catch(() => null)) ?? null;
}

/** Resolves with the frame or document in which the code of the remote has set a global. Rejects after the time limit. */
export async function findGlobal(page: Page, name: string, timeout: number): Promise<Frame> {
  const ends = Date.now() + timeout;
  for (;;) {
    for (const frame of page.frames())
      if (await frame.evaluate((global) => global in window, name).catch(() => false)) return frame;
    if (Date.now() > ends) throw new Error(`Nothing in the page has set ${name}`);
    await new Promise<void>((resolve) => setTimeout(resolve, POLL_MS));
  }
}
