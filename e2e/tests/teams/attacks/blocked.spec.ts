import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { removeSandbox } from '../../../support/attacks/boundary';
import { test } from '../../../support/attacks/hostile-site';
import { findBrowser } from '../../../support/find-browser';

const launch = (args: readonly string[] = []) =>
  chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });

/** Opens a hostile remote, waits until it is there, and lets it go on for a while. */
async function startAttack(page: Page, remote: string, name: string): Promise<void> {
  await page.goto(`/${remote}?run=${name}`);
  await page
    .locator('iframe[data-shown]')
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  await page.waitForTimeout(1_500).catch(() => undefined);
}

/** A page that doesn't respond for this long is frozen; on a busy machine, one that is only slow responds earlier. */
const FROZEN_AFTER_MS = 10_000;

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
  return JSON.parse(await received).result?.result?.value;
}

/*
 * These hold because Chromium on desktops runs a sandboxed frame in a process of its own. A browser that keeps all
 * frames of a page in one process, such as one on a phone with little memory, freezes with the frame; no code of the
 * page can prevent that.
 */
for (const name of ['endless-loop', 'message-storm', 'request-storm', 'history-flood'])
  test(`the shell stays usable during ${name}`, async ({ baseURL, hostile: { isolated } }) => {
    const browser = await launch();
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      await startAttack(page, isolated, name);
      expect(await leadsHome(page)).toBe(true);
    } finally {
      await browser.close();
    }
  });

test('the shell lives on when a frame dies of its use of memory', async ({
  baseURL,
  hostile: { isolated },
}) => {
  const browser = await launch(['--js-flags=--max-old-space-size=160']);
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    const hasCrashed = page.waitForEvent('crash', { timeout: 20_000 });
    await startAttack(page, isolated, 'memory');
    await hasCrashed;
    expect(await evaluateRaw(browser, `/${isolated}`, `document.querySelector('header a').tagName`)).toBe(
      'A',
    );
  } finally {
    await browser.close();
  }
});

test('an endless loop freezes a shell whose frame has no boundary', async ({
  hostile: { isolated, open },
}) => {
  const browser = await launch();
  try {
    const page = await browser.newPage({ baseURL: open });
    await removeSandbox(page);
    await startAttack(page, isolated, 'endless-loop');
    expect(await leadsHome(page)).toBe(false);
  } finally {
    await browser.close();
  }
});
