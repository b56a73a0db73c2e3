import { expect } from '@playwright/test';
import { findings } from '../../support/accessibility/axe';
import { enterAsLeader } from '../../support/sites/sessions';
import { test } from '../../support/sites/changing-site';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'serial' });

const ENGLISH = 'Vespers with the choirs';
/** The page shows only the first events, so this one is found by its title. */
const UNTRANSLATED = 'Communication Sabbath';
const UNTRANSLATED_PATH = `/Events?q=${encodeURIComponent(UNTRANSLATED)}`;
const title = `Jioni ya nyimbo ${Date.now()}`;

test('a leader writes the title of an event in Swahili, beside the English one', async ({ page }) => {
  await enterAsLeader(page, 'Music');
  await page
    .getByRole('navigation', { name: / sections$/ })
    .getByRole('link', { name: /^Activities/ })
    .click();
  await page.getByRole('button', { name: `Edit ${ENGLISH}` }).click();
  const form = page.getByRole('dialog');
  const texts = form.getByRole('group', { name: 'In Kiswahili' });
  await expect(texts.getByText('Every text is in Kiswahili.')).toBeVisible();
  await form.getByText('In Kiswahili', { exact: true }).click();
  const field = texts.getByLabel('Title in Kiswahili');
  await expect(field).toHaveAccessibleDescription(ENGLISH);
  await field.fill('');
  await expect(texts.getByText('1 of 3 texts are still in English.')).toBeAttached();
  await field.fill(title);
  expect(await findings(page, 'serious')).toEqual([]);
  await form.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor reads it in the language of the page, and what is still in English is marked', async ({
      page,
    }) => {
      await page.goto('/sw/Events');
      const heading = (name: string) => page.getByRole('heading', { name }).first();
      await expect(heading(title)).toBeAttached();
      expect(await heading(title).getAttribute('lang')).toBeNull();
      await expect(page.getByRole('heading', { name: ENGLISH })).toHaveCount(0);
      await page.getByRole('link', { name: title }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      await page.goto('/Events');
      await expect(heading(ENGLISH)).toBeAttached();
      await expect(page.getByText(title)).toHaveCount(0);

      await page.goto(`/sw${UNTRANSLATED_PATH}`);
      await expect(heading(UNTRANSLATED)).toHaveAttribute('lang', 'en');
      await page.goto(UNTRANSLATED_PATH);
      await expect(heading(UNTRANSLATED)).toBeAttached();
      expect(await heading(UNTRANSLATED).getAttribute('lang')).toBeNull();
    });
  });
}

test('stored pages are read in both languages', async ({ page }) => {
  await page.goto('/sw/Music/ChurchChoir');
  await expect(page.getByRole('heading', { level: 1, name: 'Kwaya ya Kanisa' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kwaya inayoongoza uimbaji' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Through the year' })).toHaveAttribute('lang', 'en');
  await page.goto('/Music/ChurchChoir');
  await expect(page.getByRole('heading', { name: 'The choir that leads the singing' })).toBeVisible();
});
