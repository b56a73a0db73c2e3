import { expect, test } from '@playwright/test';
import { enterAsAdmin } from '../../support/sites/sessions';

test('Back asks before it leaves a half-written dialog, which keeps what was typed', async ({ page }) => {
  await enterAsAdmin(page);
  await page
    .getByRole('navigation', { name: 'Administration sections' })
    .getByRole('link', { name: /^Events/ })
    .click();
  await page.getByRole('button', { name: 'Create New Event' }).click();
  const title = page
    .getByRole('dialog', { name: 'Create New Event' })
    .getByLabel(/^Title/)
    .first();
  await title.fill('Half written');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const goBack = () => page.evaluate(() => window.history.back());

  await goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/admin\/events$/);
  await expect(title).toHaveValue('Half written');

  await goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
