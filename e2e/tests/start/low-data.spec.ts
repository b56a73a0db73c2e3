import { expect, test, type Browser, type Page } from '@playwright/test';
import { startApplication } from '../../support/arrive';
import { PHONE } from '../../support/layout';

/** Collects the kinds of what a page requests. */
function collectHeavy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'font' || (type === 'image' && request.url().includes('/media/'))) asked.push(type);
  });
  return asked;
}
const footer = (page: Page) => page.getByRole('contentinfo');
const openPhone = async (browser: Browser, baseURL: string | undefined, more: object = {}) =>
  (await browser.newContext({ baseURL, viewport: PHONE, deviceScaleFactor: 2, ...more })).newPage();

for (const javaScriptEnabled of [true, false])
  test(`less data: the next page preloads nothing and hides larger pictures; scripts: ${javaScriptEnabled}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await openPhone(browser, baseURL, { javaScriptEnabled });
    await page.goto('/Events');
    await footer(page).getByRole('button', { name: 'Use less data' }).click();
    await expect(footer(page).getByRole('button', { name: 'Use data as usual' })).toBeVisible();
    await expect(page).toHaveURL(/\/Events$/);
    await page.goto('/');
    await expect(page.locator('link[rel=preload], img[loading=eager]')).toHaveCount(0);
    const picture = page.locator('main details + picture img').first();
    await expect(picture).toBeHidden();
    await page
      .getByRole('main')
      .getByText(/^Show the picture, up to \d+ KB/)
      .first()
      .click();
    await expect(picture).toBeVisible();

    // A browser that has loaded nothing yet has no pictures and fonts in its memory, which it would use.
    const storageState = await page.context().storageState();
    const later = await openPhone(browser, baseURL, { javaScriptEnabled, storageState });
    const asked = collectHeavy(later);
    await later.goto('/', { waitUntil: 'networkidle' });
    expect(asked).not.toContain('font');
    // Browsers ignore that a picture is lazy where scripts are switched off.
    if (javaScriptEnabled) expect(asked).toEqual([]);
    await later.context().close();

    await footer(page).getByRole('button', { name: 'Use data as usual' }).click();
    await expect(footer(page).getByRole('button', { name: 'Use less data' })).toBeVisible();
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(2);
    await page.context().close();
  });

test('less data: the browser’s setting holds back what the switch does, in Swahili as well', async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL, { extraHTTPHeaders: { 'Save-Data': 'on' } });
  const asked = collectHeavy(page);
  await page.goto('/sw', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await expect(page.getByText(/^Onyesha picha, hadi \d+ KB/).first()).toBeVisible();
  await footer(page).getByRole('button', { name: 'Tumia data kama kawaida' }).click();
  await expect.poll(() => asked.includes('font')).toBe(true);
  await page.context().close();
});

test('less data: what was shown stays shown when the application starts', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await footer(page).getByRole('button', { name: 'Use less data' }).click();
  await expect(footer(page).getByRole('button', { name: 'Use data as usual' })).toBeVisible();
  const details = page.locator('main details:has(+ picture)').first();
  await details.locator('summary').click();
  await startApplication(page);
  await expect(page.locator('header[data-live=true]')).toBeAttached();
  await expect(details).toHaveAttribute('open');
  await expect(page.locator('html')).toHaveAttribute('data-low-data');
  expect(errors).toEqual([]);
});
