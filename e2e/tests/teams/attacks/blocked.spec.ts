import { chromium, expect, type Page } from '@playwright/test';
import { removeSandbox } from '../../../support/attacks/boundary';
import { test } from '../../../support/attacks/hostile-site';
import { findBrowser } from '../../../support/find-browser';

/** Returns true if the shell's link to the start page still works. */
async function leadsHome(page: Page): Promise<boolean> {
  const home = page.getByRole('link', { name: 'Home' }).first();
  return home.click({ timeout: 8_000 }).then(
    () => page.waitForURL((url) => url.pathname === '/', { timeout: 4_000 }).then(() => true, () => false),
    () => false,
  );
}

/** Opens a hostile remote and lets it begin. */
async function startAttack(page: Page, remote: string, name: string): Promise<void> {
  await page.goto(`/${remote}?run=${name}`);
  await page.frameLocator('iframe').locator('#hostile').waitFor({ timeout: 5_000 }).catch(() => undefined);
  await page.waitForTimeout(1_000);
}

/*
 * A browser runs a sandboxed frame in a process of its own only if it has processes to spare: Chromium on desktops does,
 * and browsers that keep all frames of a site in one process freeze with the frame.
 */
for (const name of ['endless-loop', 'message-storm', 'request-storm', 'memory', 'history-flood'])
  test(`the shell stays usable during ${name}`, async ({ baseURL, hostile: { isolated } }) => {
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? undefined,
      args: ['--no-sandbox', '--disable-gpu', '--js-flags=--max-old-space-size=160'],
    });
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      await startAttack(page, isolated, name);
      expect(await leadsHome(page)).toBe(true);
    } finally {
      await browser.close();
    }
  });

test('an endless loop freezes a shell whose frame has no boundary', async ({ hostile: { isolated, open } }) => {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ baseURL: open });
    await removeSandbox(page);
    await startAttack(page, isolated, 'endless-loop');
    expect(await leadsHome(page)).toBe(false);
  } finally {
    await browser.close();
  }
});
