import { expect, test } from '@playwright/test';
import { openEditor, publishEvent } from '../../support/editor';
import { findLink, waitForEmail } from '../../support/mailbox';
import { INNER_PAGES } from '../../support/public-urls';

// The tests of this file are independent, so they share the cores.
test.describe.configure({ mode: 'parallel' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete: one heading, a description, one canonical URL', async ({ page }) => {
    test.setTimeout(180_000);
    for (const url of INNER_PAGES) {
      const response = await page.goto(url, { waitUntil: 'domcontentloaded' });
      expect(response?.status(), url).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), url).toHaveCount(1);
      expect((await page.locator('main').innerText()).length, url).toBeGreaterThan(200);
      await expect(page.locator('meta[name=description]'), url).toHaveCount(1);
      await expect(page.locator('link[rel=canonical]'), url).toHaveAttribute('href', new RegExp(`${url}$`));
    }
  });

  test('events and sermons lead to pages of their own', async ({ page }) => {
    for (const [list, one] of [
      ['/Events', /\/Events\/\d+$/],
      ['/Sermons', /\/Sermons\/\d+$/],
    ] as const) {
      await page.goto(list);
      const url = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href');
      expect(url).toMatch(one);
      const response = await page.goto(url ?? '');
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    // The API has calls of these names beside the one for an event or a sermon.
    for (const url of ['/Events/999999', '/Events/calendar', '/Sermons/999999', '/Sermons/filters']) {
      expect((await page.goto(url))?.status(), url).toBe(404);
    }
  });
});

test('feeds and files for machines come in their formats', async ({ request }) => {
  for (const [url, type] of [
    ['/calendar.ics', 'text/calendar'],
    ['/podcast.xml', 'xml'],
    ['/announcements.xml', 'xml'],
    ['/sitemap.xml', 'xml'],
    ['/robots.txt', 'text/plain'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers()['content-type'], url).toContain(type);
  }
});

test('two people do not get the last seat of an event', async ({ playwright, baseURL }) => {
  const editor = await openEditor({ playwright, baseURL });
  const seats = 3;
  const id = await publishEvent(editor, 'Three chairs', seats);
  try {
    // A member takes the place that is kept for members.
    expect((await editor.post(`/v1/events/${id}/rsvp`, {})).ok()).toBe(true);
    const addresses = Array.from({ length: seats }, (_, index) => `chair-${id}-${index}@demo.test`);
    for (const email of addresses) {
      const person = await playwright.request.newContext({ baseURL });
      const data = { name: 'Wafula', email };
      expect((await person.post(`/api/v1/events/${id}/rsvp`, { data })).ok()).toBe(true);
    }
    const links = await Promise.all(
      addresses.map(async (email) =>
        findLink(await waitForEmail(email, 'Confirm your place: Three chairs'), '/rsvp/confirm'),
      ),
    );
    const visitor = await playwright.request.newContext({ baseURL });
    const pages = await Promise.all(links.map(async (link) => (await visitor.post(link)).text()));
    expect(pages.filter((page) => page.includes('You are on the list'))).toHaveLength(seats - 1);
    expect(pages.filter((page) => page.includes('You are on the waiting list'))).toHaveLength(1);
  } finally {
    await editor.delete(`/v1/events/${id}`);
  }
});
