import { expect, type Page } from '@playwright/test';
import { arriveAtRest, startApplication } from '../../support/arrive';
import { findings } from '../../support/accessibility/axe';
import { showLanguages } from '../../support/editor';
import { DEMO_PASSWORD } from '../../support/site';
import { test } from '../../support/sites/changing-site';

/** Collects the scripts that a page loads. */
function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

const isSwahili = (script: string) => /\.sw\.[0-9a-f]{8}\.js$/.test(script);
/** Contains no texts, and so is the same in every language. */
const isStarter = (script: string) => script.startsWith('/shell/starter.');
const language = (page: Page) => page.locator('html').getAttribute('lang');

test.describe.configure({ mode: 'serial' });
test.afterAll(({ request }) => showLanguages(request, 'en,sw'));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a visitor walks through the site in Swahili and changes the language on a page', async ({
      page,
    }) => {
      await page.goto('/sw');
      expect(await language(page)).toBe('sw');
      await expect(page.getByRole('heading', { name: 'Yajayo' })).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Menyu kuu' })
        .getByRole('link', { name: 'Matukio' })
        .click();
      await expect(page).toHaveURL(/\/sw\/Events$/);
      await expect(page.getByRole('button', { name: 'Tafuta', exact: true })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/:\d+\/Events$/);
      expect(await language(page)).toBe('en');
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Kiswahili' }).click();
      await expect(page).toHaveURL(/\/sw\/Events$/);
    });

    test('the search finds what is written in Swahili', async ({ page }) => {
      await page.goto('/sw/search');
      const form = page.getByRole('main').getByRole('search');
      await form.getByRole('searchbox').fill('kliniki');
      await form.getByRole('button', { name: 'Tafuta' }).click();
      await expect(page).toHaveURL(/\/sw\/search\?q=kliniki$/);
      const event = page.getByRole('link', { name: 'Kliniki ya bure katika soko la mji' });
      await expect(event).toBeVisible();
      await event.click();
      await expect(page).toHaveURL(/\/sw\/Events\/\d+$/);
    });

    test('a question that cannot be sent comes back in Swahili, with what was typed', async ({ page }) => {
      await page.goto('/sw/Sermons');
      const footer = page.getByRole('contentinfo');
      if (javaScriptEnabled) {
        await startApplication(page);
        await expect(page.locator('header[data-live=true]')).toBeVisible();
      }
      await footer.getByText('Tuulize swali').click();
      await footer.getByLabel('Barua pepe').fill('amina@');
      await footer.getByLabel('Swali lako').fill('Ibada ni saa ngapi?');
      // The messages of the browser's own validation are in the browser's language.
      await page.locator('#inquiry').evaluate((form: HTMLFormElement) => (form.noValidate = true));
      await footer.getByRole('button', { name: 'Tuma swali' }).click();
      await expect(footer.getByText('Weka barua pepe sahihi')).toBeVisible();
      await expect(footer.getByLabel('Swali lako')).toHaveValue('Ibada ni saa ngapi?');
      await footer.getByLabel('Barua pepe').fill('amina@demo.test');
      await footer.getByRole('button', { name: 'Tuma swali' }).click();
      await expect(footer.getByText(/^Asante\. Swali lako/)).toBeVisible();
      await expect(page).toHaveURL(/\/sw\/Sermons/);
    });
  });
}

test('a prayer request from the home page is thanked for in Swahili', async ({ page }) => {
  await page.goto('/sw');
  const form = page.getByRole('form', { name: 'Ombi la sala' });
  await form.getByLabel('Jina lako').fill('Amina');
  await form.getByLabel('Ombi lako').fill('Tuombee mitihani.');
  await form.getByRole('button', { name: 'Tuma ombi la sala' }).click();
  await expect(page.getByText(/^Ombi la sala limetumwa!/)).toBeVisible();
});

test('no page loads code of the other language', async ({ page }) => {
  const scripts = collectScripts(page);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await arriveAtRest(page, '/sw');
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => !isSwahili(script) && !isStarter(script))).toEqual([]);
  scripts.length = 0;
  await arriveAtRest(page, '/');
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter(isSwahili)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a member signs in in Swahili and stays in it', async ({ page }) => {
  await page.goto('/sw/members');
  const form = page.getByRole('form', { name: 'Ingia' });
  await form.getByLabel('Barua pepe').fill('member@demo.test');
  await form.getByRole('textbox', { name: 'Nenosiri' }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Ingia', exact: true }).click();
  await expect(page).toHaveURL(/\/sw\/member-dashboard$/);
});

test('the home page in Swahili can be used by everyone', async ({ page }) => {
  await page.goto('/sw', { waitUntil: 'networkidle' });
  expect(await findings(page, 'serious')).toEqual([]);
});

test('links in a language that is switched off lead to the English pages', async ({ page, request }) => {
  await showLanguages(request, 'en');
  await page.goto('/sw');
  await expect(page).toHaveURL(/^https?:\/\/[^/]+\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Kiswahili' })).toHaveCount(0);
});
