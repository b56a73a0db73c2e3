import { expect, test, type Page } from '@playwright/test';
import { arriveAtRest } from '../../support/arrive';
import { PHONE } from '../../support/layout';

const DESKTOP = { width: 1280, height: 800 };

/** Returns the height of an element once everything below the first screen is laid out. */
async function measure(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > * > *'))
      part.style.contentVisibility = 'visible';
  });
  return page.locator(selector).evaluate((element) => Math.max(element.scrollHeight, element.clientHeight));
}

test.describe('the first five minutes', () => {
  test('the home page of a phone is at most 6,000 px high, its footer 900 px', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await arriveAtRest(page, '/');
    // Fonts that a busy machine loads after the first paint are shown from the next page on, and those of this machine are
    // wider than any that a phone has.
    await arriveAtRest(page, '/');
    expect(await measure(page, 'html')).toBeLessThanOrEqual(6000);
    expect(await measure(page, 'footer')).toBeLessThanOrEqual(900);
  });

  test('the footer of a desktop is at most 500 px high', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await arriveAtRest(page, '/privacy');
    expect(await measure(page, 'footer')).toBeLessThanOrEqual(500);
  });

  for (const [name, size] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const) {
    test(`nothing lies on the first picture of a ${name}, and its controls have room for a thumb`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await arriveAtRest(page, '/');
      const banner = page.getByRole('region', { name: 'Welcome' });
      const picture = await banner.locator('img').first().boundingBox();
      if (!picture) throw new Error('There is no picture.');
      const overlaps = async (selector: string) =>
        page
          .locator(selector)
          .evaluateAll(
            (elements, box) =>
              elements
                .map((element) => element.getBoundingClientRect())
                .filter(
                  (rect) =>
                    rect.width > 0 &&
                    rect.left < box.x + box.width - 1 &&
                    rect.right > box.x + 1 &&
                    rect.top < box.y + box.height - 1 &&
                    rect.bottom > box.y + 1,
                ).length,
            picture,
          );
      expect(await overlaps('section[aria-label="Welcome"] [data-slide="0"] :is(h2, p, a)')).toBe(0);
      expect(await overlaps('section[aria-label="Welcome"] button')).toBe(0);
      expect(await overlaps('section[aria-label$=" Sabbath"]')).toBe(0);
      for (const button of await banner.getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(44);
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    });
  }

  test('a visitor comes from the first screen to the page for new people, and plans a visit', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await arriveAtRest(page, '/');
    await page
      .getByRole('region', { name: 'Welcome' })
      .getByRole('link', { name: 'New here?' })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /Your first visit/ })).toBeVisible();
    const form = page.getByRole('form', { name: 'Plan a visit' });
    await form.getByLabel(/^Your name/).fill('Halima Noor');
    await form.getByRole('button', { name: 'Plan my visit' }).click();
    await expect(form.getByText('Leave a phone number or an email address')).toBeVisible();
    await form.getByLabel(/^Phone/).fill('0700 000 044');
    await form.getByRole('button', { name: 'Plan my visit' }).click();
    await expect(form.getByText(/We know about your visit/)).toBeVisible();
  });

  test('the focus ring of a link on navy stands out from it', async ({ page }) => {
    await arriveAtRest(page, '/privacy');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'New here' });
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toHaveCSS('outline-color', 'rgb(240, 201, 135)');
  });

  test('a newsletter that is refused keeps its button as it was', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await arriveAtRest(page, '/');
    const form = page.getByRole('form', { name: 'Newsletter' });
    const button = form.getByRole('button', { name: 'Subscribe' });
    const before = await button.boundingBox();
    await form.getByLabel('Email address').fill('nobody');
    await button.click();
    await expect(form.getByText('A valid email address is required')).toBeVisible();
    expect((await button.boundingBox())?.height).toBe(before?.height);
  });
});

test.describe('the first five minutes without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visit is planned by a plain form, which keeps what was typed when it is refused', async ({
    page,
  }) => {
    await page.goto('/new-here');
    await expect(page.getByRole('link', { name: 'Open in Maps' }).first()).toHaveAttribute('href', /^https:/);
    const form = page.locator('form#plan-a-visit');
    await form.locator('[name=name]').fill('Halima Noor');
    await form.getByRole('button', { name: 'Plan my visit' }).click();
    await expect(page.getByText('Leave a phone number or an email address')).toBeVisible();
    await expect(form.locator('[name=name]')).toHaveValue('Halima Noor');
    await form.locator('[name=email]').fill('halima@demo.test');
    await form.getByRole('button', { name: 'Plan my visit' }).click();
    await expect(page).toHaveURL(/sent=visit/);
    await expect(page.getByText(/We know about your visit/)).toBeVisible();
  });

  test('one button to sign in unfolds three ways', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'Events' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'New here' }).first()).toBeVisible();
    await bar.getByRole('button', { name: 'Sign in' }).focus();
    for (const who of ['a member', 'a leader', 'an administrator']) {
      await expect(bar.getByRole('link', { name: `Sign in as ${who}` })).toBeVisible();
    }
  });
});
