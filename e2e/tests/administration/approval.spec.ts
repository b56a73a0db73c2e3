import { expect, test } from '@playwright/test';
import { inEnglish } from '../../support/editor';
import { arrive } from '../../support/arrive';
import { enterAsAdmin, enterAsLeader } from '../../support/sites/sessions';

const PROPOSED = 'Your change was sent for approval. It takes effect once it is approved.';
const REASON = 'Please say when it is.';

test.use({ reducedMotion: 'reduce' });

test("a department's slide is rejected with a reason, mended, approved, and seen by a visitor", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const title = `Song night ${Date.now()}`;
  const admin = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await enterAsAdmin(admin);

  const form = page.getByRole('dialog', { name: 'Create New Slide' });
  async function propose(content: string) {
    await expect(form.getByText('Your change takes effect once it is approved.')).toBeVisible();
    await form.getByRole('textbox', { name: inEnglish('Content') }).fill(content);
    await Promise.all([
      expect(page.getByText(PROPOSED)).toBeVisible(),
      form.getByRole('button', { name: 'Send for approval' }).click(),
    ]);
  }

  async function decide(verb: 'approve' | 'reject') {
    await admin
      .getByRole('navigation', { name: 'Administration sections' })
      .getByRole('link', { name: 'Approvals' })
      .click();
    // The list must include what was added since it was loaded.
    await admin.reload();
    await admin.getByRole('button', { name: `Review and ${verb} ${title}` }).click();
    return admin.getByRole('dialog');
  }

  await enterAsLeader(page, 'Music');
  await page.getByRole('link', { name: 'Homepage' }).first().click();
  await page.getByRole('button', { name: 'Create New Slide' }).first().click();
  await form.getByRole('textbox', { name: inEnglish('Title') }).fill(title);
  await propose('Bring a song.');

  const rejection = await decide('reject');
  await expect(rejection.getByText('Bring a song.')).toBeVisible();
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(rejection.getByText('A reason is required').first()).toBeVisible();
  await rejection.getByLabel(/^Reason/).fill(REASON);
  await rejection.getByRole('button', { name: 'Reject' }).click();
  await expect(rejection).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'My proposals' })).toBeVisible();
  await expect(page.getByText(`Reason: ${REASON}`).first()).toBeVisible();

  await page.getByRole('button', { name: `Edit and send again: ${title}` }).click();
  await expect(form.getByText(REASON)).toBeVisible();
  await expect(form.getByRole('textbox', { name: inEnglish('Title') })).toHaveValue(title);
  await propose('Bring a song, on Friday at six.');
  const approval = await decide('approve');
  await expect(approval.getByText('Bring a song, on Friday at six.')).toBeVisible();
  await approval.getByRole('button', { name: 'Approve' }).click();
  await expect(approval).toHaveCount(0);

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await arrive(visitor, '/');
  await expect(visitor.locator('main').getByText(title).first()).toBeAttached();
  await visitor.context().close();

  await page.reload();
  await page.getByRole('button', { name: `Delete ${title}` }).waitFor();
  await admin.context().close();
});
