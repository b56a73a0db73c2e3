import { expect, test, type Page } from '@playwright/test';
import { enterAsLeader, enterAsMember } from '../../support/sites/sessions';
import { signInAsMember } from '../../support/site';

/** Collects the files of remotes that a page requests. */
function remoteRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const remote = /\/remotes\/([^/]+)\//.exec(request.url())?.[1];
    if (remote) asked.push(remote);
  });
  return asked;
}

test.describe('nobody', () => {
  const PROTECTED = [
    '/admin/events',
    '/Admin/ministries',
    '/admin-dashboard',
    '/member-dashboard',
    '/member/profile',
    '/member/ministries',
    '/member/security',
    '/member/privacy',
  ];
  test('is asked to sign in at each protected page, and no code of a remote is loaded', async ({ page }) => {
    const asked = remoteRequests(page);
    for (const path of PROTECTED) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { name: 'Authentication Required' }), path).toBeVisible();
      await expect(page.getByText('You need to be logged in to access this page.'), path).toBeVisible();
      expect(asked, path).toEqual([]);
    }
  });

  test('goes from each department’s dashboard to the leadership portal', async ({ page }) => {
    for (const path of ['/communication-dashboard', '/senior-admin-dashboard', '/department-dashboard']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/leaders(\?|$)/);
    }
  });
});

test.describe('the wrong person', () => {
  test('a member gets no file of an admin remote, not even by asking for its pages', async ({ page }) => {
    await enterAsMember(page);
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
    // The refusal links to the home page, so files of the public site may be preloaded.
    const ownOrPublic = ['member-area', 'public-site'];
    expect(asked.filter((remote) => !ownOrPublic.includes(remote))).toEqual([]);
  });

  test('a changed role in the browser shows nothing the server would refuse', async ({ page }) => {
    await enterAsMember(page);
    await page.evaluate(() => localStorage.setItem('user_role', 'admin'));
    const refused = page.waitForResponse(
      (response) => response.url().includes('/auth/user') && response.ok(),
    );
    await page.goto('/admin/dashboard');
    await refused;
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });

  test('a music leader does not enter the senior dashboard', async ({ page }) => {
    await enterAsLeader(page, 'Music', '/senior-admin-dashboard');
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
