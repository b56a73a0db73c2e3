import { expect, test, type Page } from '@playwright/test';
import { arrive, goByMenu, goHome } from '../../support/arrive';
import {
  breakApi,
  isCutOff,
  respondLikeProxy,
  respondWithError,
  responds,
  watchCalls,
} from '../../support/faults';

const QUIET_PAGE = '/privacy';
const OUT_OF_ORDER = 'Out of order';
const NO_RESPONSE = 'No response from server. Please check your connection.';

test.use({ reducedMotion: 'reduce' });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the home page shows what it has built in, and says what is missing', async ({ page }) => {
  await arrive(page, QUIET_PAGE);
  await breakApi(page);
  await goHome(page);
  const leaders = region(page, 'The people who serve you');
  await expect(leaders.getByText('Failed to load leadership information')).toBeVisible();
  await expect(leaders.getByRole('tab')).toHaveCount(0);
  const events = region(page, 'Coming up');
  await expect(events.getByText('Failed to load events')).toBeVisible();
  await expect(events.getByRole('article')).toHaveCount(9);
  await expect(region(page, 'Welcome').locator('[data-slide]')).toHaveCount(6);
  await expect(region(page, 'Welcome').getByText('Mission Emphasis')).toBeAttached();
  await expect(page.getByText(/help the people of the town\.$/)).toBeVisible();
  await expect(page.getByText(/we eat lunch together/)).toHaveCount(0);
  await expect(region(page, 'Communication Sabbath')).toContainText('leads the whole day');
  await expect(page.getByText('No prayer requests to display at this time.')).toBeVisible();
});

test('the home page keeps what it has when reading it again fails', async ({ page }) => {
  await arrive(page, '/');
  const leader = page.getByRole('tabpanel', { name: 'All Leaders' }).getByRole('heading').first();
  const name = (await leader.textContent()) ?? '';
  await goByMenu(page, 'Resources', 'Sermons');
  await expect(page.getByRole('heading', { level: 1, name: 'Sermons' })).toBeVisible();
  let reads = 0;
  await breakApi(page, (route) => {
    if (route.request().url().includes('/v1/leaders')) reads += 1;
    return respondWithError(500)(route);
  });
  await page.clock.setFixedTime(Date.now() + 2 * 3600_000);
  const isAtRest = watchCalls(page);
  await goHome(page);
  // The first attempt and two retries: after that it gives up.
  await expect.poll(() => reads).toBeGreaterThanOrEqual(3);
  await isAtRest();
  await expect(leader).toHaveText(name);
  await expect(page.getByText(/^Failed to load/)).toHaveCount(0);
});

for (const [cause, handler, failure] of [
  ['cannot be read', respondWithError(500), 'Failed to load events'],
  ['are refused in the response', responds({ success: false, message: OUT_OF_ORDER }), null],
  ['are none', responds({ success: true, data: [] }), null],
] as const) {
  test(`events that ${cause}: nine samples that promise nothing`, async ({ page }) => {
    await arrive(page, QUIET_PAGE);
    await breakApi(page, handler);
    await goByMenu(page, null, 'Events');
    await expect(region(page, 'Coming up').locator('article')).toHaveCount(9);
    await expect(page.getByText('This is what we often do. The dates are not fixed yet.')).toBeVisible();
    await expect(page.getByText('Failed to load events')).toHaveCount(failure ? 1 : 0);
  });
}

test('information pages: their built-in texts, or that nothing is stored', async ({ page }) => {
  await arrive(page, QUIET_PAGE);
  const restore = await breakApi(page);
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await goByMenu(page, 'About Us', 'About Mwangaza');
  await expect(title('Welcome to Mwangaza')).toBeVisible();
  await expect(
    page.getByText('We want a campus where nobody is alone, in good days and in hard days.'),
  ).toBeVisible();
  await goByMenu(page, 'About Us', 'A word from the first elder');
  await expect(title('A word from the first elder')).toBeVisible();
  await expect(page.getByText('If you are new, come three times before you decide about us.')).toBeVisible();
  await restore();
  await breakApi(page, responds({ status: 'error', data: {} }));
  await goByMenu(page, 'About Us', 'A word from the chaplain');
  await expect(title('From the chaplain’s desk')).toBeVisible();
  await page.unrouteAll();
  await breakApi(page, responds({ status: 'success', data: {} }));
  await goByMenu(page, 'About Us', 'The Adventist Church');
  await expect(page.getByText('No content found for this page.')).toBeVisible();
});

test('the content check names the status of a refusal, and that no response came', async ({ page }) => {
  await page.route('**/api/about/about_sda', respondLikeProxy(503));
  await page.route('**/api/about/elder_message', isCutOff);
  await page.goto('/test/about-content');
  await expect(page.getByText('HTTP error! status: 503')).toBeVisible();
  await expect(page.getByText(NO_RESPONSE)).toBeVisible();
  await expect(page.getByText('FAILED')).toHaveCount(2);
  await expect(page.getByText('SUCCESS')).toHaveCount(2);
});

test('lists of other pages say so and can be asked for again', async ({ page }) => {
  test.setTimeout(120_000);
  for (const [menu, link, message, then] of [
    [
      'Resources',
      'Announcements',
      'Failed to load announcements',
      /friends who have never been to our church/,
    ],
    ['Resources', 'Sermons', 'Failed to load sermons', /\w/],
    ['Resources', 'Sabbath calendar', 'Failed to load the calendar', /\w/],
    ['Music', 'Church Choir', 'The songs could not be loaded.', /\w/],
  ] as const) {
    await arrive(page, QUIET_PAGE);
    const restore = await breakApi(page, respondWithError(404));
    const isAtRest = watchCalls(page);
    await goByMenu(page, menu, link);
    await expect(page.getByText(message)).toBeVisible();
    // It retries once by itself, and after that only on request.
    await isAtRest();
    await restore();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(message)).toBeHidden();
    await expect(
      page.getByRole('main').locator('article, table, #songs a').filter({ hasText: then }).first(),
    ).toBeVisible();
  }
});
