import { expect, test } from '@playwright/test';
import { arrive } from '../../support/arrive';

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
});
