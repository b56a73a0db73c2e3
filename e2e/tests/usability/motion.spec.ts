import { expect, test } from '@playwright/test';
import { arrive } from '../../support/arrive';
import { signInAsAdmin } from '../../support/site';
import { listMovements } from '../../support/motion';
import { PHONE } from '../../support/layout';

const HEADLINE = 'Welcome to Mwangaza';
const PER_LETTER = 120;

test.describe('for people who prefer stillness', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const [url, labels] of [
    ['/', ['Welcome', 'Events']],
    ['/Events', ['Featured events']],
  ] as const) {
    test(`the carousels of ${url} wait to be moved`, async ({ page }) => {
      await page.clock.install();
      await arrive(page, url);
      for (const label of labels) {
        const carousel = page.getByRole('region', { name: label, exact: true });
        await carousel.scrollIntoViewIfNeeded();
        await expect(carousel).toHaveAttribute('data-state', 'ready');
        await expect(carousel.getByRole('button', { name: `Play ${label}` })).toBeVisible();
        await page.clock.runFor(30_000);
        await expect(carousel.locator('a[aria-current]')).toHaveAccessibleName(/^Go to \w+ 1 of/);
      }
    });
  }

  test('the headline is there at once, and nothing on any kind of page moves', async ({ page }) => {
    test.setTimeout(120_000);
    const problems: string[] = [];
    const look = async (where: string) => {
      problems.push(...(await listMovements(page)).map((problem) => `${where} ${problem}`));
    };
    await arrive(page, '/AboutMwangaza');
    const headline = page.getByRole('heading', { level: 1, name: HEADLINE });
    expect(
      await headline.evaluate((element) =>
        [...element.querySelectorAll('span')].map((letter) => getComputedStyle(letter).opacity),
      ),
    ).not.toContain('0');
    for (const url of [
      '/AboutMwangaza',
      '/',
      '/Aboutsda',
      '/PrayerDepartment',
      '/COE',
      '/Events',
      '/Events/1',
      '/Sermons/1',
      '/tithes-offerings',
      '/members',
      '/leaders',
      '/no/such/page',
    ]) {
      await arrive(page, url);
      await look(url);
    }
    await page.getByRole('button', { name: 'About Us' }).click();
    await expect(page.getByRole('button', { name: 'About Us' })).toHaveAttribute('aria-expanded', 'true');
    await look('an open menu');
    await page.route(/youtube/, (route) => route.abort());
    await arrive(page, '/Music/ChurchChoir');
    await page.locator('#songs').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('the choir’s player');
    await page.setViewportSize(PHONE);
    await arrive(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('the phone’s menu');
    await signInAsAdmin(page);
    await expect(page.getByText('Login successful!')).toBeVisible();
    await look('a dashboard with a toast');
    expect(problems).toEqual([]);
  });
});

test.describe('where motion is welcome', () => {
  test('the headline is typed letter by letter, and whole for screen readers from the start', async ({
    page,
  }) => {
    await arrive(page, '/AboutMwangaza');
    const headline = page.getByRole('heading', { level: 1, name: HEADLINE });
    await expect(headline).toHaveText(HEADLINE);
    // The styles contain the delays even after the last letter has appeared.
    const delays = await headline.evaluate((element) =>
      [...element.querySelectorAll('span')]
        .map((letter) => getComputedStyle(letter))
        .filter(({ animationName }) => animationName !== 'none')
        .map(({ animationDelay }) => Math.round(Number.parseFloat(animationDelay) * 1000)),
    );
    expect(delays).toHaveLength(HEADLINE.replaceAll(' ', '').length);
    expect(Math.max(...delays)).toBe((HEADLINE.length - 1) * PER_LETTER);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the headline is whole in the page as it comes, and ends up visible', async ({ page, request }) => {
      const html = await (await request.get('/AboutMwangaza')).text();
      expect(html).toMatch(new RegExp(`<h1[^>]*aria-label="${HEADLINE}"`));
      await page.goto('/AboutMwangaza');
      const headline = page.getByRole('heading', { level: 1, name: HEADLINE });
      await expect(headline).toHaveText(HEADLINE);
      const last = headline.locator('span').last();
      await expect.poll(() => last.evaluate((letter) => getComputedStyle(letter).opacity)).toBe('1');
    });
  });
});
