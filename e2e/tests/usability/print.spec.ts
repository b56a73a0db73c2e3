import { expect, test } from '@playwright/test';
import { listMisfits } from '../../support/layout';
import { enterAsAdmin } from '../../support/sites/sessions';

test.use({ colorScheme: 'dark' });

test('the calendar prints its table alone, dark on light whatever the device prefers', async ({ page }) => {
  await page.goto('/COE');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const [ground, letters] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color].map((value) => {
      const [red = 0, green = 0, blue = 0] = (value.match(/\d+/g) ?? []).map(Number);
      return (red + green + blue) / 3;
    });
  });
  expect(ground).toBe(255);
  expect(letters).toBeLessThan(90);
});

for (const path of ['/events', '/Sermons'])
  test(`the list of ${path} prints without its search form`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('search')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('search')).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });

test('an announcement prints without the buttons that share it', async ({ page }) => {
  await page.goto('/Announcements');
  const share = page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).first();
  await expect(share).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(share).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('an event prints without the question who comes', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/events?upcoming=true&limit=1')).json();
  await page.goto(`/Events/${data[0].id}`);
  const question = page.getByRole('heading', { name: 'Are you coming?' });
  await expect(question).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question).toBeHidden();
});

/** Prints pages of every kind: a text, a list, people, pictures, a form. A sheet of A4 is 718 pixels wide. */
for (const path of [
  '/',
  '/Health',
  '/leadership',
  '/Gallery',
  '/Events/1',
  '/Sermons/1',
  '/Announcements',
  '/COE',
])
  test(`${path} fits on paper without a dark ground`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1000 });
    expect(await listMisfits(page)).toEqual([]);
    const dark = await page.locator('body :not(img)').evaluateAll((all) =>
      all
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const [red = 255, green = 255, blue = 255, opacity = 1] = (
            getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
          ).map(Number);
          return (
            width * height > 5000 && opacity > 0.5 && red + green + blue < 300 && element.checkVisibility()
          );
        })
        .map((element) => `${element.tagName} “${element.textContent.trim().slice(0, 40)}”`),
    );
    expect(dark).toEqual([]);
  });

test('a list of a dashboard is a table on paper, with nothing to press', async ({ page }) => {
  await enterAsAdmin(page, '/admin/events');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Create New Event' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // A sheet of paper is narrower than the window of a small tablet.
  await page.setViewportSize({ width: 718, height: 1000 });
  await expect(main.getByRole('columnheader', { name: 'Type' })).toBeInViewport();
  await expect(main.getByRole('button').filter({ visible: true })).toHaveText(['Event', 'When']);
  // A filter is only named by the sheet if something was chosen.
  await expect(main.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718);
});

test('an open dialog is printed in full and alone: the names of those who come', async ({ page }) => {
  await enterAsAdmin(page, '/admin/events');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Who is coming to Afternoon fellowship/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').nth(40)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 500 });
  await expect(main.getByRole('heading', { name: /^Events/ })).toBeHidden();
  await expect(main.getByRole('button').filter({ visible: true })).toHaveCount(0);
  // Paper doesn't scroll, so the document must be as long as the list.
  const last = await dialog.getByRole('listitem').last().boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(500);
  expect(last && last.y + last.height).toBeLessThanOrEqual(height);
});
