import { expect, test } from '@playwright/test';
import { inEnglish } from '../../support/editor';
import { enterAsLeader } from '../../support/sites/sessions';

/** Returns the value of a date-time field some days from now. */
function fieldValue(days: number, hour: number): string {
  const day = new Date(Date.now() + days * 24 * 3600_000).toISOString().slice(0, 10);
  return `${day}T${String(hour).padStart(2, '0')}:00`;
}

test('an event a leader creates is there for visitors, changes with an edit and goes when deleted', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const title = `Open rehearsal ${Date.now()}`;
  await enterAsLeader(page, 'Music');
  await expect(page).toHaveURL(/\/department-dashboard$/);
  await page
    .getByRole('link', { name: /^Activities/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /create new event/i })
    .first()
    .click();

  const form = page.getByRole('dialog');
  await form
    .getByRole('button', { name: /publish/i })
    .last()
    .click();
  await expect(form.getByText('Title is required').first()).toBeVisible();
  await form.getByLabel(inEnglish('Title')).fill(title);
  await form.getByLabel(inEnglish('Description')).fill('Come and listen while the choirs prepare.');
  await form.getByLabel(/^start/i).fill(fieldValue(1, 10));
  await form.getByLabel(/^end/i).fill(fieldValue(1, 12));
  await form.getByLabel(inEnglish('Location')).fill('Music room');
  const opened = page.waitForEvent('popup');
  await form.getByRole('button', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByText('Music room').first()).toBeVisible();
  await preview.close();
  await form
    .getByRole('button', { name: /publish/i })
    .last()
    .click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible();

  await page.getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: new RegExp(`edit.*${title}`, 'i') }).click();
  await page.getByRole('dialog').getByLabel(inEnglish('Title')).fill(`${title}, moved`);
  // The test waits for the message from the click on, since it is shown for three seconds only.
  await Promise.all([
    expect(page.getByText('Event updated successfully!')).toBeVisible(),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /update|save/i })
      .last()
      .click(),
  ]);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: `${title}, moved` })).toBeVisible();

  await page.getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: new RegExp(`delete.*${title}`, 'i') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^delete/i })
    .click();
  await expect(page.getByText('Event deleted successfully!')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(title)).toHaveCount(0);
});
