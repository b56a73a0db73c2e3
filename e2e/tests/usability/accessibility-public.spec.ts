import { expect, test, type Page } from '@playwright/test';
import { arrive } from '../../support/arrive';
import { findingsInBothSchemes } from '../../support/accessibility/axe';
import { PHONE } from '../../support/layout';

test.describe.configure({ mode: 'parallel' });
test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

/** Returns the findings of axe above the grade minor, in light and in dark. */
async function problemsIn(page: Page, where: string): Promise<string[]> {
  return (await findingsInBothSchemes(page, 'moderate')).map((found) => `${where}: ${found}`);
}

test('what opens on a desktop is sound too: menu, answer, biography, player, a form with errors', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const problems: string[] = [];
  const look = async (where: string) => void problems.push(...(await problemsIn(page, where)));

  await arrive(page, '/Aboutsda');
  await page.getByRole('button', { name: 'Ministries/Departments' }).click();
  await expect(page.getByRole('link', { name: 'Deaconry' }).first()).toBeVisible();
  await page.locator('#questions summary').nth(1).press('Enter');
  await expect(page.locator('#questions details').nth(1)).toHaveAttribute('open');
  const menu = page.getByRole('button', { name: 'Ministries/Departments' });
  if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await look('an open answer and an open menu');

  await arrive(page, '/');
  await page.getByText('Read more').first().click();
  await page.getByRole('button', { name: 'View All Events' }).click();
  const newsletter = page.getByRole('form', { name: 'Newsletter' });
  await newsletter.getByLabel('Email address').fill('nobody');
  await newsletter.getByRole('button', { name: 'Subscribe' }).click();
  await expect(newsletter.getByText('A valid email address is required')).toBeVisible();
  const prayer = page.getByRole('form', { name: 'Prayer request' });
  await prayer.getByLabel(/your prayer/i).fill('For rain.');
  await prayer.getByRole('button', { name: 'Send prayer request' }).click();
  await expect(prayer.getByText('Your name is required')).toBeVisible();
  await page.getByText('Ask us a question').click();
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.locator('#inquiry').getByText('A valid email address is required')).toBeVisible();
  await look('the home page with a biography, all events and refused forms');

  await page.route(/youtube/, (route) => route.abort());
  await arrive(page, '/Music/ChurchChoir');
  await page.locator('#songs').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the choir’s player');

  await arrive(page, '/members?tab=join');
  await page.getByRole('button', { name: 'Join us' }).click();
  await expect(page.getByRole('form', { name: 'Join us' }).getByRole('alert')).toBeVisible();
  await look('the refused registration');
  expect(problems).toEqual([]);
});

test('the phone’s open menu is sound', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await arrive(page, '/Health');
  await page.getByRole('button', { name: 'Menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByText('Music', { exact: true }).click();
  await expect(sheet.getByRole('link', { name: 'Church Choir' })).toBeVisible();
  expect(await problemsIn(page, 'the menu')).toEqual([]);
});
