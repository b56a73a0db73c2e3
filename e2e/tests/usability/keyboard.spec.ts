import { expect, test, type Locator, type Page } from '@playwright/test';
import { arrive } from '../../support/arrive';
import { PHONE } from '../../support/layout';

const isInside = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

const nothingHasFocus = (page: Page) => page.evaluate(() => document.activeElement === document.body);

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('the skip link is the first stop, is seen, and leads past the bar', async ({ page }) => {
  await arrive(page, '/privacy');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isInside(page.locator('main'))).toBe(true);
});

test('the bar’s menus open by Enter, Space and arrow, are walked, and Escape leads back', async ({
  page,
}) => {
  await arrive(page, '/privacy');
  const about = page.getByRole('button', { name: 'About Us' });
  const music = page.getByRole('button', { name: 'Music' });
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await about.focus();
    await page.keyboard.press(key);
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    const first = page.getByRole('banner').getByRole('link', { name: 'About Mwangaza' });
    if (key !== 'ArrowDown') await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('banner').getByRole('link', { name: 'The Adventist Church' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(about).toBeFocused();
    await expect(about).toHaveAttribute('aria-expanded', 'false');
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(music).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(music).toHaveAttribute('aria-expanded', 'false');
  await music.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Music\/ChurchChoir$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Church Choir' })).toBeFocused();
});

test('the phone’s menu keeps focus inside, holds the page still, and Escape leads back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/privacy');
  const button = page.getByRole('button', { name: 'Menu' });
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  for (const key of ['Enter', 'Space']) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(sheet).toBeVisible();
    expect(await isInside(sheet)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const stops = await sheet.locator('a:visible, button:visible, summary:visible').count();
  const seen = new Set<string>();
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    // After the last element, the focus moves to the browser's own bar, but never to the page behind.
    expect((await isInside(sheet)) || (await nothingHasFocus(page))).toBe(true);
  }
  expect(seen.size).toBeGreaterThan(5);
  await page.mouse.move(60, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await scrolled(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});

for (const { name, url, label, delay } of [
  { name: 'the home page’s slider', url: '/', label: 'Welcome', delay: 1500 },
  { name: 'the featured carousel', url: '/Events', label: 'Featured events', delay: 5000 },
]) {
  test(`${name} moves by itself, stands still under focus and when paused, and its dots lead`, async ({
    page,
  }) => {
    await page.clock.install();
    await arrive(page, url);
    const carousel = page.getByRole('region', { name: label });
    await expect(carousel).toHaveAttribute('data-state', 'ready');
    const dot = (slide: number) => carousel.getByRole('link', { name: `Go to slide ${slide} of` });
    const current = () => carousel.locator('a[aria-current]').getAttribute('aria-label');
    // The test controls the clock, but transitions take real time, and a press in the middle of one is lost.
    const arrivesAtSlide = () =>
      expect
        .poll(() => carousel.evaluate((element) => element.getAnimations({ subtree: true }).length))
        .toBe(0);
    async function moves() {
      await arrivesAtSlide();
      const before = await current();
      await page.clock.runFor(delay);
      await expect.poll(current).not.toBe(before);
    }
    async function standsStill() {
      await arrivesAtSlide();
      const before = await current();
      await page.clock.runFor(3 * delay);
      expect(await current()).toBe(before);
    }
    await moves();

    await page.keyboard.press('Tab');
    await dot(4).focus();
    await standsStill();
    await page.keyboard.press('Enter');
    await expect(dot(4)).toHaveAttribute('aria-current', 'true');
    await standsStill();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await moves();

    await carousel.getByRole('button', { name: `Pause ${label}` }).press('Enter');
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await standsStill();
    await carousel.getByRole('button', { name: `Play ${label}` }).press('Space');
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await moves();
  });
}

test('the events of the home page: along the row by its buttons, and all of them by the toggle', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/');
  const events = page.getByRole('region', { name: 'Coming up' });
  const row = events.getByRole('region', { name: 'Events' });
  const position = row.locator('a[aria-current]');
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveAttribute('data-state', 'ready');
  await row.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(position).toHaveAccessibleName(/Go to position 2/);
  await row.getByRole('button', { name: 'Previous' }).press('Enter');
  await expect(position).toHaveAccessibleName(/Go to position 1/);
  const last = row.getByRole('article').last().getByRole('link').first();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });

  const toggle = events.getByRole('button', { name: 'View All Events' });
  await toggle.press('Enter');
  await expect(events.getByRole('article')).toHaveCount(6);
  const back = events.getByRole('button', { name: 'Show as a row' });
  await expect(back).toBeFocused();
  await expect(back).toHaveAttribute('aria-expanded', 'true');
  await back.press('Space');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the accordion opens one answer at a time', async ({ page }) => {
  await arrive(page, '/Aboutsda');
  const items = page.locator('#questions details');
  await expect(items).toHaveCount(4);
  const open = page.locator('#questions details[open]');
  for (const [at, key] of [
    [1, 'Enter'],
    [3, 'Space'],
  ] as const) {
    await items.nth(at).locator('summary').press(key);
    await expect(items.nth(at)).toHaveAttribute('open');
    await expect(open).toHaveCount(1);
  }
  await items.nth(3).locator('summary').press('Enter');
  await expect(open).toHaveCount(0);
});

test('the choir’s player closes by Escape, its button and the ground around it, and leads back', async ({
  page,
}) => {
  // Tests send no requests to other sites.
  await page.route(/youtube/, (route) => route.abort());
  await arrive(page, '/Music/ChurchChoir');
  const song = page.locator('#songs').getByRole('link').first();
  const player = page.getByRole('dialog');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => player.getByRole('button', { name: 'Close' }).press('Enter'),
    () => page.mouse.click(8, 8),
  ]) {
    await song.press('Enter');
    await expect(player.getByTitle(/^Video: /)).toBeVisible();
    expect(await isInside(player)).toBe(true);
    await close();
    await expect(player).toBeHidden();
    await expect(song).toBeFocused();
  }
});

test('tabs follow the arrow keys: the leadership directory and the member portal', async ({ page }) => {
  await arrive(page, '/');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('All Leaders').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Pastoral Staff'],
    ['End', 'Deacons'],
    ['ArrowRight', 'All Leaders'],
    ['ArrowLeft', 'Deacons'],
    ['Home', 'All Leaders'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'All Leaders' })).toBeFocused();

  await arrive(page, '/members');
  await tab('Sign In').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Join Us')).toBeFocused();
  await expect(page.getByRole('form', { name: 'Join us' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
});
