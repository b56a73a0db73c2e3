import { expect, test } from '@playwright/test';
import { arrive } from '../../support/arrive';
import { PHONE } from '../../support/layout';

test('a visitor searches the site, and opens what was found', async ({ page }) => {
  await arrive(page, '/search');
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('choir');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /results for “choir”/ })).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=choir$/);
  await page.getByRole('region', { name: 'Pages' }).getByRole('link', { name: 'Church Choir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Church Choir' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('choir');
});

test('the header leads to the search, on a phone by its menu', async ({ page }) => {
  await arrive(page, '/privacy');
  const banner = page.getByRole('banner');
  const box = await banner.getByRole('link', { name: 'Search' }).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.setViewportSize(PHONE);
  await banner.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search this site' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form opens the same results', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox', { name: 'Search this site' }).fill('vespers');
    await page.getByRole('button', { name: 'Search' }).click();
    const events = page.getByRole('region', { name: 'Events' });
    await expect(events.getByRole('link', { name: /vespers/i }).first()).toBeVisible();
    await events
      .getByRole('link', { name: /vespers/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /vespers/i })).toBeVisible();
  });

  test('the search is reached from the header, and on a phone from its menu', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
    await page.setViewportSize(PHONE);
    await page.goto('/privacy');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });
});
