import { expect, test, type Page } from '@playwright/test';
import { findings } from '../../support/accessibility/axe';
import { PHONE } from '../../support/layout';
import { PORT } from '../../support/site';
import { startSite, type Site } from '../../support/sites/start-site';

const OWN_PORT = PORT + 1;
const CHURCH = 'Nuru Campus Church';
const PASSWORD = 'rain on the tin roof';

let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({
    NODE_ENV: 'production',
    SEED: 'none',
    PORT: String(OWN_PORT),
    PUBLIC_ORIGIN: `http://127.0.0.1:${OWN_PORT}`,
    LOG_LEVEL: 'error',
  });
});
test.afterAll(() => site.stop());

async function readSetupLink(): Promise<string> {
  const find = () => /http:\S+\/setup\?token=\S+/.exec(site.readOutput())?.[0] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Name of the church').fill(CHURCH);
  await page.getByLabel('Short name').fill('Nuru');
  await page.getByLabel('Meeting place').fill('Great Hall');
  await page.getByLabel('Time zone').selectOption('Africa/Kampala');
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Last name').fill('Wanjiru');
  await page.getByLabel('Email address', { exact: true }).fill('grace@nuru.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
}

test('an empty site is set up without a script by the link that its start prints', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(site.origin);
  await expect(page.getByText('See the mission')).toHaveCount(0);
  await expect(page.getByText('The times of worship will be here soon.').first()).toBeAttached();

  const link = await readSetupLink();
  // axe needs scripts, which this page doesn't run.
  const looked = await browser.newPage({ viewport: PHONE });
  await looked.goto(link);
  expect(await findings(looked, 'moderate')).toEqual([]);
  await looked.close();
  await page.goto(link);
  await fillForm(page);
  await page.getByLabel('Repeat the password').fill('something else');
  await page.getByRole('button', { name: 'Set up the site' }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Passwords do not match' })).toBeVisible();
  await expect(page.getByLabel('Name of the church')).toHaveValue('Nuru Campus Church');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set up the site' }).click();
  await expect(page.getByRole('heading', { name: 'Your site is set up' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in as an administrator' }).click();
  await expect(page).toHaveURL(`${site.origin}/admin/login`);

  await page.goto(link);
  await expect(page.getByText('This link was used already')).toBeVisible();
  await page.goto(site.origin);
  await expect(page).toHaveTitle(/Nuru Campus Church/);
  await page.close();
});

test('the dashboard of its first administrator opens on the list of the first day', async ({ page }) => {
  await page.goto(`${site.origin}/admin/login`);
  // Such a site has no tagline yet, and in this window the bar has no room for one.
  await expect(page.getByRole('banner').getByRole('link', { name: CHURCH, exact: true })).toBeVisible();
  const form = page.getByRole('form', { name: 'Administrator sign-in' });
  await form.getByLabel('Email').fill('grace@nuru.example');
  await form.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  const list = page.getByRole('region', { name: 'Your first day' });
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await list.getByRole('link', { name: 'Add a leader' }).click();
  await expect(page.getByRole('button', { name: 'Create Leader' })).toBeVisible();
});
