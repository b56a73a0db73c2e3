import { expect, test, type Page } from '@playwright/test';
import { startApplication } from '../../support/arrive';
import { PHONE } from '../../support/layout';
import { enterAsMember } from '../../support/sites/sessions';

/** Lists the scripts and the page data that a page requests. */
function collectApplication(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|^\/page-data\//.test(pathname) && !/starter\.\w+\.js$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}
const isLive = (page: Page) => page.locator('header[data-live=true]');

test('somebody who reads, scrolls and follows links loads no more than the starter', async ({ page }) => {
  const asked = collectApplication(page);
  await page.goto('/');
  await page.mouse.wheel(0, 3000);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('banner').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page).toHaveURL(/\/Events$/);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/Events\/\d+$/);
  await page.goBack();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('Back and Forward show the page of their URL after a reload, where the application had followed the links', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/privacy');
  await startApplication(page);
  await expect(isLive(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'New here', exact: true }).click();
  await expect(heading).toContainText('Your first visit');
  await page.reload();
  await page.goBack();
  await expect(heading).toHaveText('Privacy');
  await page.goForward();
  await expect(heading).toContainText('Your first visit');
});

test('the menu of a phone opens before the application starts, and stays open meanwhile', async ({
  page,
}) => {
  const asked = collectApplication(page);
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Music', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Church Choir' })).toBeVisible();
  expect(asked).toEqual([]);
  await startApplication(page);
  await expect(isLive(page)).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Church Choir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('the dots of a slider lead to its slides before the application starts, with or without scripts', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const page = await context.newPage();
    const asked = collectApplication(page);
    await page.goto('/');
    const slider = page.getByRole('region', { name: 'Welcome' });
    await expect(slider.getByRole('button', { name: 'Pause Welcome' })).toBeHidden();
    await slider.getByRole('link', { name: 'Go to slide 3 of' }).click();
    const slide = slider.locator('[data-slide="2"]');
    await expect(slide.getByRole('heading')).toBeInViewport({ ratio: 1 });
    const loadedWidth = () => slide.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(loadedWidth).toBeGreaterThan(0);
    if (javaScriptEnabled) {
      await expect(slider.getByRole('link', { name: 'Go to slide 3 of' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      expect(page.url()).not.toContain('#');
    }
    expect(asked).toEqual([]);
    await context.close();
  }
});

test('a press on a control starts the application and is carried out once', async ({ page }) => {
  await page.goto('/');
  const toggle = page
    .getByRole('region', { name: 'Coming up' })
    .getByRole('button', { name: 'View All Events' });
  await toggle.click();
  const events = page.getByRole('region', { name: 'Coming up' });
  await expect(events.getByRole('button', { name: 'Show as a row' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(isLive(page)).toBeVisible();
});

test('what was typed, unfolded and scrolled survives the start', async ({ page }) => {
  await page.goto('/Aboutsda');
  const answers = page.locator('#questions details');
  await answers.nth(2).locator('summary').click();
  await page.getByText('Ask us a question').click();
  const question = page.locator('form#inquiry [name=message]');
  await question.fill('When do you meet?');
  await expect(isLive(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(question).toHaveValue('When do you meet?');
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
  await expect(answers.nth(2)).toHaveAttribute('open');
  await expect(page.locator('#questions details[open]')).toHaveCount(1);
});

test('a page whose data is gone starts with the data that it has now', async ({ page }) => {
  let refused = 0;
  await page.route('**/page-data/**', async (route) => {
    refused += 1;
    if (refused === 1) return route.fulfill({ status: 404, json: {} });
    return route.continue();
  });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Elders' }).click();
  await expect(page.getByRole('tab', { name: 'Elders' })).toHaveAttribute('aria-selected', 'true');
  expect(refused).toBe(2);
});

test('data that was changed on its way is refused, and asked for again', async ({ page }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'bad.example') strangers.push(request.url());
  });
  await page.route(/page-data\/(?!current)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace('apiHost":"', 'apiHost":"https://bad.example'),
    });
  });
  await page.goto('/');
  await startApplication(page);
  await expect(isLive(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
});

test('a press does what it does without scripts when the application does not come', async ({ page }) => {
  await page.route(/\/shell\/shell\..*\.js/, (route) => route.abort());
  await page.goto('/Music/ChurchChoir');
  await page.locator('#songs').getByRole('link').first().click();
  await expect(page).toHaveURL(/\.mp4$/);
});

test('the bar names who is signed in before the application starts, and the same after it', async ({
  page,
}) => {
  await enterAsMember(page, '/');
  let letThrough = () => {};
  const mayRun = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/shell\/shell\..*\.js/, async (route) => {
    await mayRun;
    await route.continue();
  });
  // A script that is held back before the document's load event delays that event.
  await page.goto('/privacy', { waitUntil: 'domcontentloaded' });
  const account = page.getByRole('banner').getByRole('button', { name: /: your places$/ });
  await expect(account).toBeVisible();
  await expect(page.locator('header[data-live=false]')).toBeVisible();
  const before = await account.boundingBox();
  const name = await account.getAttribute('aria-label');
  letThrough();
  await expect(isLive(page)).toBeVisible();
  await expect(account).toHaveAttribute('aria-label', name ?? '');
  expect(await account.boundingBox()).toEqual(before);
});
