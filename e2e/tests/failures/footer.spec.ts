import { expect, test, type Page } from '@playwright/test';
import { arrive, goByMenu } from '../../support/arrive';
import { PHONE } from '../../support/layout';

/** Matches the second attempt too, which has a query. */
const FOOTER_CODE = /\/shell\/site-footer\..*\.js/;

const getFooter = (page: Page) => page.getByRole('contentinfo');

async function ask(page: Page, email: string) {
  await page.getByText('Ask us a question').click();
  const form = page.locator('form#inquiry');
  await form.locator('[name=email]').fill(email);
  await form.getByRole('button').click();
}

test('the footer stays while its code does not come, on the next page too, and heals', async ({ page }) => {
  await page.route(FOOTER_CODE, (route) => route.abort());
  await arrive(page, '/');
  const links = await getFooter(page).getByRole('link').count();
  await goByMenu(page, null, 'Events');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(getFooter(page)).toHaveCount(1);
  await expect(getFooter(page).getByRole('link')).toHaveCount(links);
  await expect(page.locator('form#inquiry [name=back]')).toHaveValue('/Events');
  await page.unrouteAll();
  await goByMenu(page, 'Resources', 'Sermons');
  // The browser validates the form until the code has loaded.
  await expect(page.locator('form#inquiry')).toHaveAttribute('novalidate');
  await ask(page, 'healed@demo.test');
  await expect(page.getByText('We answer to healed@demo.test.')).toBeVisible();
  // Without the code it would have been a plain post.
  await expect(page).not.toHaveURL(/sent=/);
});

test('nobody waits for the code of the footer to get to the next page', async ({ page }) => {
  // The request neither succeeds nor fails.
  await page.route(FOOTER_CODE, () => undefined);
  await arrive(page, '/');
  await goByMenu(page, null, 'Events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible({ timeout: 5_000 });
  await expect(getFooter(page)).toHaveCount(1);
});

test('a question that is asked before the code of the footer is there is sent all the same', async ({
  page,
}) => {
  await page.route(FOOTER_CODE, (route) => route.abort());
  await arrive(page, '/');
  await ask(page, 'early@demo.test');
  await expect(page).toHaveURL(/sent=inquiry/);
  await expect(page.getByText('Thank you. Your question has reached us.')).toBeVisible();
});

test('nobody who stays at the top of a page loads the code of its footer', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/site-footer.*\.js/.test(request.url())) asked.push(request.url());
  });
  await page.setViewportSize(PHONE);
  await arrive(page, '/');
  expect(asked).toEqual([]);
  await getFooter(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
});
