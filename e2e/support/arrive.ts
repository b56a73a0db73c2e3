import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until it is hydrated: before that, buttons do nothing and links load a page. */
export async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await expect(page.locator('header[data-live=true]')).toBeVisible();
}

/** Waits until a page is hydrated and has asked for all that it asks for by itself. */
export async function waitForRest(page: Page): Promise<void> {
  await expect(page.locator('header[data-live=true]')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Opens a page and waits until it is hydrated and at rest. */
export async function arriveAtRest(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await waitForRest(page);
}

/**
 * Goes to a page by a menu of the bar, inside the site: its data is fetched by the browser.
 * @param menu Null for a page that stands in the bar by itself.
 */
export async function goByMenu(page: Page, menu: string | null, link: string): Promise<void> {
  if (menu !== null) await page.getByRole('button', { name: menu }).press('Enter');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
}

/** Goes to the home page by the mark in the bar. */
export const goHome = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /Mwangaza/ })
    .click();
