import { expect, test, type Page } from '@playwright/test';
import { inEnglish } from '../../support/editor';
import { enterAsLeader } from '../../support/sites/sessions';

test.use({ reducedMotion: 'reduce' });

test('of two editors of an announcement the second compares both versions, and nothing is lost', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const title = `Choir practice ${Date.now()}`;
  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();

  const openForm = async (editor: Page) => {
    await editor.getByRole('searchbox').fill(title);
    await editor.getByRole('button', { name: `Edit ${title}` }).click();
    return editor.getByRole('dialog');
  };

  for (const editor of [page, other]) {
    await enterAsLeader(editor, 'Communication', '/communication-dashboard/announcements');
  }
  await page.getByRole('button', { name: 'Create New Announcement' }).first().click();
  const creation = page.getByRole('dialog');
  await creation.getByRole('textbox', { name: inEnglish('Title') }).fill(title);
  await creation.getByRole('textbox', { name: inEnglish('Content') }).fill('Tuesdays at five.');
  await creation.getByRole('button', { name: 'Publish' }).click();
  await expect(creation).toHaveCount(0);

  await other.reload();
  const [first, second] = [await openForm(page), await openForm(other)];
  await first.getByRole('textbox', { name: inEnglish('Content') }).fill('Tuesdays at six.');
  await second.getByRole('textbox', { name: inEnglish('Content') }).fill('Wednesdays at five.');
  await first.getByRole('button', { name: 'Update Announcement' }).click();
  await expect(first).toHaveCount(0);

  await second.getByRole('button', { name: 'Update Announcement' }).click();
  await expect(second.getByText('Somebody else saved this while you were editing')).toBeVisible();
  const row = second.getByRole('row', { name: inEnglish('Content') });
  await expect(row).toContainText('Wednesdays at five.');
  await expect(row).toContainText('Tuesdays at six.');
  await second.getByRole('button', { name: 'Back to the form' }).click();
  await expect(second.getByRole('textbox', { name: inEnglish('Content') })).toHaveValue(
    'Wednesdays at five.',
  );

  await second.getByRole('button', { name: 'Update Announcement' }).click();
  await second.getByRole('button', { name: 'Take theirs' }).click();
  await expect(second.getByRole('textbox', { name: inEnglish('Content') })).toHaveValue('Tuesdays at six.');
  await second
    .getByRole('textbox', { name: inEnglish('Content') })
    .fill('Tuesdays at six, Wednesdays at five.');
  await second.getByRole('button', { name: 'Update Announcement' }).click();
  await expect(second).toHaveCount(0);
  await expect(other.getByText('Tuesdays at six, Wednesdays at five.').first()).toBeVisible();

  await other.getByRole('button', { name: `Delete ${title}` }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other.getByRole('button', { name: `Edit ${title}` })).toHaveCount(0);
  await other.context().close();
});
