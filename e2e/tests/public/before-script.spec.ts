import { expect, test, type Page } from '@playwright/test';
import { startApplication } from '../../support/arrive';

/** Opens a page and holds back its scripts. Call the returned function to let them through. */
async function openBeforeScript(page: Page, url: string): Promise<() => void> {
  let letThrough = () => {};
  const mayRun = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\.js$/, async (route) => {
    await mayRun;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  return letThrough;
}

for (const [url, form, label] of [
  ['/members', 'Sign in', 'Email'],
  ['/members?tab=join', 'Join us', 'First name'],
  ['/leaders?department=music', 'Sign in for Music', 'Email'],
  ['/admin/login', 'Administrator sign-in', 'Email'],
  ['/', 'Prayer request', 'Your name'],
  ['/PrayerDepartment', 'Prayer request', 'Title'],
] as const) {
  test(`${url}: the server’s page is hydrated with what was typed into it meanwhile`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    const letThrough = await openBeforeScript(page, url);
    const field = page.getByRole('form', { name: form }).getByLabel(label);
    await field.fill('akinyi@demo.test');
    await page.evaluate(() => {
      const heading = document.querySelector('h1');
      Object.assign(window, { isSameHeading: () => document.querySelector('h1') === heading });
    });
    letThrough();
    await expect(page.locator('header[data-live=true]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(field).toHaveValue('akinyi@demo.test');
    expect(await page.evaluate('isSameHeading()')).toBe(true);
    expect(problems).toEqual([]);
  });
}

test('the sliders offer their pause button only once they move', async ({ page }) => {
  const letThrough = await openBeforeScript(page, '/');
  const buttons = page.getByRole('region', { name: 'Welcome' }).getByRole('button');
  await expect(page.getByRole('region', { name: 'Welcome' })).toBeVisible();
  await expect(buttons).toHaveCount(0);
  letThrough();
  await page.waitForLoadState('load');
  await startApplication(page);
  await expect(buttons.first()).toBeVisible();
});
