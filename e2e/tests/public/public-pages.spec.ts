import { expect, test } from '@playwright/test';
import { arriveAtRest } from '../../support/arrive';
import { findings } from '../../support/axe';
import { openEditor, publishEvent } from '../../support/editor';
import { INNER_PAGES } from '../../support/public-urls';

// No test here needs another one: they share the cores.
test.describe.configure({ mode: 'parallel' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete: one heading, a description, one canonical address', async ({ page }) => {
    test.setTimeout(180_000);
    for (const address of INNER_PAGES) {
      const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect(answer?.status(), address).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
      expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(200);
      await expect(page.locator('meta[name=description]'), address).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]'), address).toHaveAttribute(
        'href',
        new RegExp(`${address}$`),
      );
    }
  });

  test('events and sermons lead to pages of their own', async ({ page }) => {
    for (const [list, one] of [
      ['/Events', /\/Events\/\d+$/],
      ['/Sermons', /\/Sermons\/\d+$/],
    ] as const) {
      await page.goto(list);
      const address = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href');
      expect(address).toMatch(one);
      const answer = await page.goto(address ?? '');
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    expect((await page.goto('/Events/999999'))?.status()).toBe(404);
    expect((await page.goto('/Sermons/999999'))?.status()).toBe(404);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

  for (const address of INNER_PAGES) {
    test(`${address} takes over cleanly, fits, and is sound in light and dark`, async ({ page }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      await arriveAtRest(page, address);
      expect(problems).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      expect(await findings(page, 'moderate')).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page, 'moderate')).toEqual([]);
    });
  }
});

test('feeds and files for machines answer in their formats', async ({ request }) => {
  for (const [address, type] of [
    ['/calendar.ics', 'text/calendar'],
    ['/podcast.xml', 'xml'],
    ['/announcements.xml', 'xml'],
    ['/sitemap.xml', 'xml'],
    ['/robots.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toContain(type);
  }
});

test('two people do not get the last seat of an event', async ({ playwright, baseURL }) => {
  const editor = await openEditor({ playwright, baseURL });
  const seats = 3;
  const id = await publishEvent(editor, 'Three chairs', seats);
  try {
    const people = await Promise.all(
      Array.from({ length: seats + 1 }, () => playwright.request.newContext({ baseURL })),
    );
    const answers = await Promise.all(
      people.map((person) => person.post(`/api/v1/events/${id}/rsvp`, { data: {} })),
    );
    expect(answers.filter((answer) => answer.status() === 409)).toHaveLength(1);
    expect(answers.filter((answer) => answer.ok())).toHaveLength(seats);
  } finally {
    await editor.delete(`/v1/events/${id}`);
  }
});
