import type { Page } from 'playwright-core';
import type { Bar } from '../judge';

const CLICK_TIMEOUT_MS = 10_000;
/** Matches the site's bar once it responds to clicks. */
const BAR = 'header[data-live=true]';

/**
 * Tests the bar of the site: the link to the home page, and the account with its sign-out. Returns null if there is no
 * bar.
 */
export async function tryBar(page: Page, isExpected: boolean): Promise<Bar | null> {
  const bar = page.locator(BAR);
  // The bar responds shortly after it is rendered.
  if (isExpected) await bar.waitFor({ timeout: CLICK_TIMEOUT_MS }).catch(() => undefined);
  if ((await bar.count()) === 0) return null;
  const home = await bar.locator('a[href="/"]').first().isVisible();
  const account = bar.getByRole('button', { name: /^Sign in$|: your places$/ });
  const signOut = bar
    .getByRole('button', { name: 'Sign out' })
    .or(bar.getByRole('link', { name: 'Sign in as a member' }));
  try {
    // The bar above an isolated remote has no menu around its sign-out.
    if (!(await signOut.isVisible())) await account.click({ timeout: CLICK_TIMEOUT_MS });
    await signOut.click({ trial: true, timeout: CLICK_TIMEOUT_MS });
    await page.keyboard.press('Escape');
    return { home, account: true };
  } catch {
    return { home, account: false };
  }
}

/** Leaves the page by the logo in the bar. */
export const goHome = (page: Page): Promise<void> =>
  page.locator(BAR).locator('a[href="/"]').first().click({ timeout: CLICK_TIMEOUT_MS });
