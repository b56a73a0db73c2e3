import { expect, test, type Page } from '@playwright/test';
import { arrive } from '../../support/arrive';
import { openEditor, publishEvent } from '../../support/editor';
import { findLink, waitForEmail } from '../../support/mailbox';

const CHECK_EMAIL = 'Check your email: your place is yours once you open the link in it.';

/** Opens the link in the email and presses its button. */
async function confirmPlace(page: Page, address: string, title: string): Promise<void> {
  const email = await waitForEmail(address, `Confirm your place: ${title}`);
  await page.goto(findLink(email, '/rsvp/confirm'));
  await page.getByRole('button', { name: 'Yes, I’m coming' }).click();
}

test('a place at a full event goes to who waits the longest, by the link of an email', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const editor = await openEditor({ playwright, baseURL });
  const title = `One chair, ${Date.now()}`;
  const id = await publishEvent(editor, title, 1);
  const first = `first-${id}@demo.test`;
  try {
    await test.step('the first to come has the place once they open the link in their email', async () => {
      await arrive(page, `/Events/${id}`);
      const panel = page.locator('#rsvp');
      await panel.getByLabel('Name').fill('Barasa');
      await panel.getByLabel('Email address').fill(`guest-${id}@demo.test`);
      await panel.getByRole('button', { name: 'I’m coming' }).click();
      await expect(panel.getByText(CHECK_EMAIL)).toHaveCount(1);
      await confirmPlace(page, `guest-${id}@demo.test`, title);
      await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
      await arrive(page, `/Events/${id}`);
      await expect(panel.getByText('You are on the list. See you there!')).toHaveCount(1);
    });

    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await test.step('somebody joins the waiting list without JavaScript', async () => {
      await plain.goto(`/Events/${id}`);
      const form = plain.getByRole('form', { name: 'Waiting list' });
      await form.getByLabel('Name').fill('Wafula');
      await form.getByLabel('Email address').fill(first);
      await form.getByRole('button', { name: 'Join the waiting list' }).click();
      await expect(plain.getByText(CHECK_EMAIL)).toBeVisible();
      await confirmPlace(plain, first, title);
      await expect(plain.getByRole('heading', { name: 'You are on the waiting list' })).toBeVisible();
    });

    const second = await (await browser.newContext()).newPage();
    await test.step('the next one stays on the page', async () => {
      await arrive(second, `/Events/${id}`);
      const form = second.getByRole('form', { name: 'Waiting list' });
      await form.getByRole('button', { name: 'Join the waiting list' }).click();
      await expect(form.getByText('Please tell us your name')).toBeVisible();
      await form.getByLabel('Name').fill('Achieng');
      await form.getByLabel('Email address').fill(`second-${id}@demo.test`);
      await form.getByRole('button', { name: 'Join the waiting list' }).click();
      await expect(second.getByText(CHECK_EMAIL)).toBeVisible();
      const tab = await second.context().newPage();
      await confirmPlace(tab, `second-${id}@demo.test`, title);
      await arrive(second, `/Events/${id}`);
      await expect(second.getByText('You are number 2 on the waiting list.')).toBeVisible();
    });

    await test.step('the place that becomes free is offered by an email, and taken by its link', async () => {
      await page.locator('#rsvp').getByRole('button', { name: 'Cancel my RSVP' }).click();
      await expect(page.getByText('Your RSVP is cancelled.')).toBeVisible();
      // Other visitors can't take the offered place. They are offered the waiting list.
      await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
      const email = await waitForEmail(first, `A place is free: ${title}`);
      await plain.goto(findLink(email, '/waiting-list/confirm'));
      await plain.getByRole('button', { name: 'Yes, I’m coming' }).click();
      await expect(plain.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
    });

    await test.step('who still waits is next, and leaves', async () => {
      await arrive(second, `/Events/${id}`);
      await expect(second.getByText('You are number 1 on the waiting list.')).toBeVisible();
      await second.getByRole('button', { name: 'Leave the waiting list' }).click();
      await expect(second.getByText('You are off the waiting list.')).toBeVisible();
    });
  } finally {
    await editor.delete(`/v1/events/${id}`);
  }
});

test('on a phone the way to a place stays at the foot of the screen and covers nothing', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const editor = await openEditor({ playwright, baseURL });
  const id = await publishEvent(editor, 'Five chairs', 5);
  try {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ viewport: { width: 390, height: 700 }, javaScriptEnabled });
      const page = await context.newPage();
      if (javaScriptEnabled) await arrive(page, `/Events/${id}`);
      else await page.goto(`/Events/${id}`);
      const button = page.getByRole('link', { name: /^RSVP: \d of 5 places left/ });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await button.click();
      const form = page.getByRole('form', { name: 'Your place' });
      await expect(form.getByLabel('Name')).toBeInViewport();
      await form.getByLabel('Name').fill('Wafula');
      await form.getByLabel('Email address').fill(`phone-${id}-${javaScriptEnabled}@demo.test`);
      await form.getByRole('button', { name: 'I’m coming' }).click();
      await expect(page.getByText(CHECK_EMAIL)).toBeAttached();
      // The footer can be scrolled to, and nothing covers it.
      await page.locator('footer').last().scrollIntoViewIfNeeded();
      await expect(page.getByRole('link', { name: 'Check your email' })).not.toBeInViewport({ ratio: 1 });
      await context.close();
    }
  } finally {
    await editor.delete(`/v1/events/${id}`);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('events stand under their months and are searched by text and type', async ({ page }) => {
      await page.goto('/Events');
      await expect(
        page.getByRole('heading', { level: 3, name: /^[A-Z][a-z]+ \d{4}$/ }).first(),
      ).toBeVisible();
      const form = page.getByRole('search', { name: 'Search events' });
      await form.getByLabel('Search by title or place').fill('vespers');
      await form.getByLabel('Type').selectOption('choir');
      await form.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\/Events\?q=vespers&type=choir#coming-up$/);
      await expect(page.getByRole('heading', { name: 'Search results' })).toBeVisible();
      await expect(page.getByRole('link', { name: /Vespers/ }).first()).toBeVisible();
      await page.getByRole('link', { name: 'All events' }).click();
      await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible();
    });

    for (const width of [390, 1280]) {
      test(`the Sabbath calendar opens at the next Sabbath, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto('/COE');
        const rows = page.getByRole('table').locator('tbody tr:visible');
        await expect(rows.first()).toHaveAttribute('aria-current', 'date');
        await page.getByRole('link', { name: 'Show earlier Sabbaths' }).click();
        await expect(rows.first()).toHaveAttribute('data-tense', 'past');
      });
    }
  });
}
