import { expect, test, type Page, type Route } from '@playwright/test';
import { arrive, goHome, startApplication } from '../../support/arrive';
import { enterAsLeader } from '../../support/sites/sessions';

const FILES = /\/remotes\/department-dashboard\/.*\.js/;

const FAULTS: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  refused: (route) => route.abort('connectionrefused'),
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  corrupt: (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'alert("not ours")' }),
  hanging: () => undefined,
};

async function openLeaderProfile(page: Page): Promise<void> {
  await enterAsLeader(page, 'Music', '/members');
  await expect(page.locator('header[data-live=true]')).toBeVisible();
}

for (const [fault, handler] of Object.entries(FAULTS)) {
  test(`a remote whose files are ${fault}: only its slot fails, and it heals without a reload`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openLeaderProfile(page);
    await page.route(FILES, handler);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const follow = async (to: string) => {
      await page.evaluate((path) => {
        history.pushState({}, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }, to);
    };
    await follow('/department-dashboard');
    await expect(page.getByText('Oops! Something went wrong')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();

    await follow('/member-dashboard');
    await expect(page.getByRole('heading', { name: /welcome back/i })).toBeVisible();

    await page.unroute(FILES, handler);
    await follow('/department-dashboard');
    await expect(page.getByRole('navigation', { name: /music/i }).first()).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

test('a dashboard that is opened by its URL and fails: home, account and sign-out stay, and it heals', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const missing = FAULTS['missing'] ?? (() => undefined);
  await page.route(FILES, missing);
  await enterAsLeader(page, 'Music', '/department-dashboard');
  const bar = page.getByRole('banner');
  const account = bar.getByRole('button', { name: /your places$/ });
  // The bar is rendered before anything has failed.
  await expect(account).toBeVisible();
  await expect(page.getByText('Oops! Something went wrong')).toBeVisible({ timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await goHome(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Mwangaza/ })).toBeVisible();

  await page.unroute(FILES, missing);
  await account.click();
  await bar.getByRole('link', { name: 'My department' }).click();
  await expect(page.getByRole('navigation', { name: /music/i }).first()).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.route(FILES, missing);
  await page.reload();
  await expect(page.getByText('Oops! Something went wrong')).toBeVisible({ timeout: 60_000 });
  await account.click();
  await bar.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(bar.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the page stays readable when the code of the public site is refused', async ({ page }) => {
  await page.route(/\/remotes\/public-site\/.*\.js/, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await startApplication(page);
  await expect(page.getByText('Some parts of this page could not be started.')).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(/\/remotes\/public-site\/.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Some parts of this page could not be started.')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a portal whose code is refused: only its place fails, and it heals without a reload', async ({
  page,
}) => {
  const CODE = /members-portal.*\.(js|css)/;
  await page.route(CODE, (route) => route.abort('connectionrefused'));
  await arrive(page, '/privacy');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const bar = page.getByRole('banner');
  const signIn = async () => {
    const link = bar.getByRole('link', { name: 'Sign in as a member' });
    if (!(await link.isVisible())) await bar.getByRole('button', { name: 'Sign in' }).click();
    await link.click();
  };
  await signIn();
  await expect(page.getByText('Oops! Something went wrong')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeVisible();

  await goHome(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Mwangaza/ })).toBeVisible();
  await page.unroute(CODE);
  await expect(async () => {
    await signIn();
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
