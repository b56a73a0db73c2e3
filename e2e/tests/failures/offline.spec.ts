import { expect, test } from '@playwright/test';
import { arrive } from '../../support/arrive';

test.use({ serviceWorkers: 'allow' });

test('the programme and the pages read last stay readable without a connection for somebody who comes back', async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  await arrive(page, '/Sermons');
  // The worker takes the cache of an earlier version as the sign of a second visit.
  await page.evaluate(() => caches.open('narthex-pages-earlier'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 30_000,
  });
  const kept = () =>
    page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        urls.push(...(await cache.keys()).map((request) => new URL(request.url).pathname));
      }
      return urls;
    });
  await expect
    .poll(kept, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['/COE', '/Announcements', '/']));
  // A navigation inside the document isn't seen by the service worker.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/Sermons\/\d+$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const title = await heading.innerText();
  const url = page.url();
  await expect.poll(kept, { timeout: 20_000 }).toContain(new URL(url).pathname);

  await context.setOffline(true);
  await page.goto('/COE');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar of events' })).toBeVisible();
  await expect(page.locator('tr[aria-current="date"]')).toBeVisible();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto('/Prophecy');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
});

test('nothing of a signed-in person is kept', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 30_000,
  });
  for (const path of ['/members', '/member-dashboard', '/admin/login', '/communication-dashboard']) {
    await page.goto(path);
  }
  await page.evaluate(() => fetch('/api/v1/events', { headers: { Authorization: 'Bearer nobody' } }));
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      urls.push(...(await cache.keys()).map((request) => new URL(request.url).pathname));
    }
    return urls;
  });
  // The files of the shell contain nothing personal.
  const pages = kept.filter((path) => !path.startsWith('/shell/'));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((path) => /member|admin|dashboard|^\/api/.test(path))).toEqual([]);
});
