import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the browser has taken it over: before that, buttons do nothing and links load a page. */
export async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await expect(page.locator('header[data-live=true]')).toBeVisible();
}
