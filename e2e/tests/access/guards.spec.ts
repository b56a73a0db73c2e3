import { expect, test, type Page } from '@playwright/test';
import { signInAsLeader, signInAsMember } from '../../support/site';

/** The files of remotes a page asks for from now on. */
function remoteRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const remote = /\/remotes\/([^/]+)\//.exec(request.url())?.[1];
    if (remote) asked.push(remote);
  });
  return asked;
}

test.describe('nobody', () => {
  for (const path of [
    '/admin/events',
    '/Admin/ministries',
    '/admin-dashboard',
    '/member-dashboard',
    '/member/profile',
    '/member/ministries',
    '/member/security',
    '/member/privacy',
  ]) {
    test(`is asked to sign in at ${path}, and no code of a remote is loaded`, async ({ page }) => {
      const asked = remoteRequests(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
      await expect(page.getByText('You need to be logged in to access this page.')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    });
  }

  for (const path of ['/communication-dashboard', '/senior-admin-dashboard', '/department-dashboard']) {
    test(`goes from ${path} to the leadership portal`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/leaders(\?|$)/);
    });
  }
});

test.describe('the wrong person', () => {
  test('a member gets no file of an admin remote, not even by asking for its pages', async ({ page }) => {
    await signInAsMember(page, 'member');
    await expect(page).toHaveURL(/\/member-dashboard$/);
    const asked = remoteRequests(page);
    for (const path of [
      '/admin/dashboard',
      '/communication-dashboard',
      '/department-dashboard',
      '/senior-admin-dashboard',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
      await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
    }
    // The refusal leads home: the public site's files may be fetched ahead.
    const ownOrPublic = ['member-area', 'public-site'];
    expect(asked.filter((remote) => !ownOrPublic.includes(remote))).toEqual([]);
  });

  test('a changed role in the browser shows nothing the server would refuse', async ({ page }) => {
    await signInAsMember(page, 'member');
    await expect(page).toHaveURL(/\/member-dashboard$/);
    await page.evaluate(() => localStorage.setItem('user_role', 'admin'));
    const refused = page.waitForResponse(
      (response) => response.url().includes('/auth/user') && response.ok(),
    );
    await page.goto('/admin/dashboard');
    await refused;
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });

  test('a music leader does not enter the senior dashboard', async ({ page }) => {
    await signInAsLeader(page, 'Music');
    await expect(page).toHaveURL(/\/department-dashboard$/);
    await page.goto('/senior-admin-dashboard');
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
});

test('a token the server does not know is dropped, and leads to the administrator login', async ({
  page,
}) => {
  await signInAsMember(page, 'admin');
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await page.evaluate(() => {
    localStorage.setItem('auth_token', 'expired');
    localStorage.setItem('token', 'expired');
  });
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});
