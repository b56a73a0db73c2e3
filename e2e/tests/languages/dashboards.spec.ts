import { expect, type Locator, type Page } from '@playwright/test';
import { findings } from '../../support/accessibility/axe';
import { enterAsAdmin } from '../../support/sites/sessions';
import { DEMO_PASSWORD } from '../../support/site';
import { test } from '../../support/sites/changing-site';

test.use({ reducedMotion: 'reduce' });

async function signIn(form: Locator, name: string): Promise<void> {
  await form.getByLabel('Barua pepe').fill(`${name}@demo.test`);
  await form.getByRole('textbox', { name: 'Nenosiri' }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Ingia', exact: true }).click();
}

async function signInAsAdmin(page: Page): Promise<void> {
  await page.goto('/sw/admin/login');
  await signIn(page.getByRole('form', { name: 'Kuingia kwa msimamizi' }), 'admin');
  await expect(page).toHaveURL(/\/sw\/admin\/dashboard$/);
}

const sections = (page: Page) => page.getByRole('navigation', { name: /^Sehemu za/ });

const SECTIONS = ['system', 'users', 'members', 'approvals', 'homepage', 'settings', 'audit', 'reports'];

const TITLE = /^Kichwa\s*\*?$/;

/** Nearly every English sentence contains one of these words, and no Swahili one does. */
const ENGLISH = /\b(the|and|of|to|is|are|for|with|this|not|yet|no|all|your|from|by|in)\b/i;

/** Returns the page's own texts without content of editors: its controls, headings and labels. */
const readOwnTexts = (page: Page) =>
  page.evaluate(() => {
    const own = 'h1, label, legend, th, button, nav a, [role=tab], [role=status], input[placeholder]';
    return [...document.querySelectorAll<HTMLElement>(`main :is(${own}), aside :is(${own})`)].flatMap(
      (element) => [
        element.getAttribute('aria-label') ?? element.innerText ?? '',
        element.getAttribute('placeholder') ?? '',
      ],
    );
  });

/** Removes titles of editors from names of buttons, such as `Hariri Vespers of the choirs`. */
const withoutTitles = (text: string) =>
  text.replace(/^(Idhinisha|Kataa|Hariri|Futa|Tazama onyesho|Angalia|Zima|Washa|Pakua) .*/s, '$1');

async function expectSwahili(page: Page): Promise<void> {
  const english = (await readOwnTexts(page)).map(withoutTitles).filter((text) => ENGLISH.test(text));
  expect(english).toEqual([]);
}

test('an administrator signs in, reads and saves in Swahili', async ({ page }) => {
  await signInAsAdmin(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(sections(page).getByRole('link', { name: 'Matukio' })).toBeVisible();
  await expectSwahili(page);
  expect(await findings(page, 'serious')).toEqual([]);

  await sections(page).getByRole('link', { name: 'Matangazo' }).click();
  await expect(page).toHaveURL(/\/sw\/admin\/announcements$/);
  await page.getByRole('button', { name: 'Unda tangazo' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(TITLE).fill(`Kikao cha viongozi ${Date.now()}`);
  await expectSwahili(page);
  await form.getByRole('button', { name: 'Chapisha' }).click();
  // The form names missing fields in Swahili, before and after the request.
  await expect(form.getByText('Tafadhali angalia fomu')).toBeVisible();
  await form.getByRole('textbox', { name: 'Maudhui', exact: true }).fill('Tutakutana ukumbini saa nane.');
  await form.getByRole('button', { name: 'Chapisha' }).click();
  await expect(page.getByText('Umeunda tangazo!')).toBeVisible();

  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/:\d+\/admin\/announcements$/);
  await expect(page.getByRole('button', { name: 'Create New Announcement' })).toBeVisible();
  await page.getByRole('link', { name: 'Kiswahili' }).first().click();
  await expect(page).toHaveURL(/\/sw\/admin\/announcements$/);
});

test('an administrator edits the stored English text in a form in Swahili', async ({ page }) => {
  await enterAsAdmin(page, '/sw/admin/events');
  await page.getByRole('button', { name: 'Hariri Vespers with the choirs' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByLabel(TITLE)).toHaveValue('Vespers with the choirs');
});

test('no section has English of its own', async ({ page }) => {
  test.setTimeout(120_000);
  await enterAsAdmin(page, '/sw/admin/dashboard');
  for (const section of SECTIONS) {
    await test.step(section, async () => {
      await page.goto(`/sw/admin/${section}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSwahili(page);
    });
  }
});

test('a leader signs in for a department and reads its overview in Swahili', async ({ page }) => {
  await page.goto('/sw/leaders?department=music');
  await signIn(page.getByRole('form', { name: /^Ingia kwa/ }), 'music');
  await expect(page).toHaveURL(/\/sw\/department-dashboard/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByText('Matukio yajayo').first()).toBeVisible();
  await expectSwahili(page);
  // When a session ends, the sign-in is in the same language.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/sw/department-dashboard');
  await expect(page).toHaveURL(/\/sw\/leaders/);
});
