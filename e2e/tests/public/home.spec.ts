import { expect, test } from '@playwright/test';
import { arriveAtRest } from '../../support/arrive';
import { ALIASES, INNER_PAGES } from '../../support/public-urls';
import { PHONE } from '../../support/layout';

const SECTIONS = [/coming up/i, /how can we pray for you/i, /worship with us/i, /the people who serve you/i];

test.describe('the home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is all there: title, sections, events from the database, navigation', async ({ page }) => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/Mwangaza/);
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const section of SECTIONS) await expect(page.getByRole('heading', { name: section })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Give' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Pause|Previous|Next|Go to)/ })).toHaveCount(0);
  });

  test('shows four leaders and leads to all of them, by office', async ({ page }) => {
    await page.goto('/');
    const leaders = page.getByRole('region', { name: 'The people who serve you' });
    await expect(leaders.getByRole('article')).toHaveCount(4);
    await leaders.getByRole('link', { name: 'All leaders' }).click();
    await expect(page).toHaveURL(/\/leadership$/);
    const directory = page.getByRole('main');
    expect(await directory.getByRole('article').count()).toBeGreaterThan(4);
    await directory.getByRole('link', { name: 'Deacons' }).click();
    await expect(directory.getByRole('heading', { level: 2, name: 'Deacons' })).toBeVisible();
    await expect(directory.getByRole('article').first()).toBeVisible();
  });

  test('its prayer form is sent as a plain form and says thank you', async ({ page }) => {
    await page.goto('/');
    const form = page.locator('form[action^="/forms/prayer"]');
    await form.locator('[name=requester_name]').fill('Akinyi');
    await form.locator('[name=prayer_request]').fill('For a friend who sits her papers this week.');
    await form.getByRole('button', { name: 'Send prayer request' }).click();
    await expect(page).toHaveURL(/sent=prayer/);
    await expect(
      page.getByText(
        'Prayer request submitted successfully! It will be reviewed before appearing on the prayer wall.',
      ),
    ).toBeVisible();
  });

  test('a refused form comes back with what was typed and the reason', async ({ page }) => {
    await page.goto('/');
    const form = page.locator('form[action^="/forms/prayer"]');
    await form.evaluate((element) => element.setAttribute('novalidate', ''));
    await form.locator('[name=requester_name]').fill('Akinyi');
    await form.getByRole('button', { name: 'Send prayer request' }).click();
    await expect(page.getByText('Prayer request text is required')).toBeVisible();
    await expect(page.locator('form[action^="/forms/prayer"] [name=requester_name]')).toHaveValue('Akinyi');
  });

  test('what is no email address is refused where it was typed, far down the page', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const newsletter = page.locator('form[action^="/forms/newsletter"]');
    // The browser accepts it as an email address, but the site doesn't.
    await newsletter.locator('[name=email]').fill('reader@demo');
    await newsletter.getByRole('button').click();
    await expect(page.getByText('A valid email address is required')).toBeInViewport();
    await expect(newsletter.locator('[name=email]')).toHaveValue('reader@demo');
  });

  test('newsletter and inquiry are taken too', async ({ page }) => {
    await page.goto('/');
    const newsletter = page.locator('form[action^="/forms/newsletter"]');
    await newsletter.locator('[name=email]').fill('reader@demo.test');
    await newsletter.getByRole('button').click();
    await expect(page).toHaveURL(/sent=newsletter/);
    await page.goto('/');
    await page.getByText('Ask us a question').click();
    const inquiry = page.locator('form#inquiry');
    await inquiry.locator('[name=email]').fill('visitor@demo.test');
    await inquiry.getByRole('button').click();
    await expect(page).toHaveURL(/sent=inquiry/);
    await expect(page.getByText('Thank you. Your question has reached us.')).toBeVisible();
  });
});

test.describe('the home page with JavaScript', () => {
  test('hydrates without a recoverable error and shifts nothing', async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await arriveAtRest(page, '/');
    await expect(page.getByRole('button', { name: /pause/i }).first()).toBeVisible();
    expect(problems).toEqual([]);
  });

  test('fetches the leaders of an office when its tab is opened, and says when that fails', async ({
    page,
  }) => {
    await arriveAtRest(page, '/');
    const leaders = page.getByRole('region', { name: 'The people who serve you' });
    await leaders.getByRole('tab', { name: 'Elders' }).click();
    await expect(
      leaders.getByRole('tabpanel', { name: 'Elders' }).getByRole('article').first(),
    ).toBeVisible();
    await page.route('**/api/v1/leaders?*', (route) => route.fulfill({ status: 404, json: {} }));
    await leaders.getByRole('tab', { name: 'Deacons' }).click();
    await expect(leaders.getByText('Failed to load leadership information')).toBeVisible();
    await page.unrouteAll();
    await leaders.getByRole('button', { name: 'Try again' }).click();
    await expect(
      leaders.getByRole('tabpanel', { name: 'Deacons' }).getByRole('article').first(),
    ).toBeVisible();
  });

  test('sends a prayer request without leaving the page', async ({ page }) => {
    await arriveAtRest(page, '/');
    const form = page.getByRole('form', { name: 'Prayer request' });
    await form.getByLabel(/your name/i).fill('Otieno');
    await form.getByLabel(/your prayer/i).fill('Thanks for a safe journey home.');
    await form.getByRole('button', { name: 'Send prayer request' }).click();
    await expect(page.getByText(/submitted successfully! It will be reviewed/)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(form.getByLabel(/your prayer/i)).toHaveValue('');
  });

  test('keeps what was typed when the server cannot be reached', async ({ page }) => {
    await arriveAtRest(page, '/');
    const form = page.getByRole('form', { name: 'Prayer request' });
    await form.getByLabel(/your name/i).fill('Otieno');
    await form.getByLabel(/your prayer/i).fill('Thanks for a safe journey home.');
    await page.route('**/api/v1/prayer-requests', (route) => route.abort('connectionrefused'));
    await form.getByRole('button', { name: 'Send prayer request' }).click();
    await expect(page.getByText(/No response from server\. Please check your connection\./)).toBeVisible();
    await expect(form.getByLabel(/your prayer/i)).toHaveValue('Thanks for a safe journey home.');
  });

  test('a link of the first screen leads to its place, past sections that were not laid out', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await arriveAtRest(page, '/');
    await page.getByRole('link', { name: 'Directions from the gate' }).click();
    await expect(page.getByRole('heading', { name: 'Find us' })).toBeInViewport();
  });

  test('opens its menu on a phone, holds the page still, and closes by Escape', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await arriveAtRest(page, '/');
    await page.getByRole('button', { name: /menu/i }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('link', { name: /give/i }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });
});

test('every public URL leads to its page, and an unknown one helps', async ({ request, page }) => {
  for (const path of [
    ...INNER_PAGES,
    ...ALIASES.map(([alias]) => alias),
    '/members',
    '/members-portal',
    '/leaders',
    '/admin/login',
    '/about/aboutsda',
    '/HEALTH/',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  const missing = await page.goto('/no/such/page');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
