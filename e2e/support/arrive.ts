import { expect, type Page } from '@playwright/test';

/** Reaches for a control that needs the application, which starts it. */
export const startApplication = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const control = document.querySelector('[data-needs-app]');
    control?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });

/** Opens a page, starts the application in it, and waits until the page is hydrated. */
export async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await startApplication(page);
  await expect(page.locator('header[data-live=true]')).toBeVisible();
}

/** Waits until a page is hydrated and has sent all of its requests. */
export async function waitForRest(page: Page): Promise<void> {
  await expect(page.locator('header[data-live=true]')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Opens a page, starts the application, and waits until the page is hydrated and idle. */
export async function arriveAtRest(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await startApplication(page);
  await waitForRest(page);
}

/**
 * Navigates to a page by a menu of the bar, so the browser loads its data.
 * @param menu Null for a page with a link of its own in the bar.
 */
export async function goByMenu(page: Page, menu: string | null, link: string): Promise<void> {
  if (menu !== null) await page.getByRole('button', { name: menu }).press('Enter');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
}

/** Navigates to the home page by the logo in the bar. */
export const goHome = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /Mwangaza/ })
    .click();
