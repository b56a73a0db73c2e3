import { expect, test, type Page } from '@playwright/test';
import { signInAsAdmin, signInAsLeader, signInAsMember } from '../../support/site';

/** Removes the session so that another person can use the same browser. */
const forgetSession = (page: Page) => page.evaluate(() => localStorage.clear());

test.describe('the member portal', () => {
  const LANDINGS = [
    ['member', /\/member-dashboard$/],
    ['admin', /\/admin-dashboard$/],
    ['pastor', /\/admin-dashboard$/],
    ['elder', /\/admin-dashboard$/],
  ] as const;
  test('people of each role sign in and land where the role belongs', async ({ page }) => {
    for (const [name, landing] of LANDINGS) {
      await signInAsMember(page, name);
      await expect(page, name).toHaveURL(landing);
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await forgetSession(page);
    }
  });

  test('a wrong password is refused with a message and keeps the email address', async ({ page }) => {
    await page.goto('/members-portal');
    const form = page.getByRole('form', { name: 'Sign in' });
    await form.getByLabel('Email').fill('member@demo.test');
    await form.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form.getByRole('alert')).toContainText(/\w/);
    await expect(form.getByLabel('Email')).toHaveValue('member@demo.test');
  });
});

test.describe('the leadership portal', () => {
  const LANDINGS = [
    ['Communication', /\/communication-dashboard$/],
    ['Pastoral', /\/senior-admin-dashboard$/],
    ['Finance', /\/senior-admin-dashboard$/],
    ['Youth', /\/department-dashboard$/],
    ['Music', /\/department-dashboard$/],
    ['Health', /\/department-dashboard$/],
    ['Education', /\/department-dashboard$/],
    ['Prayer', /\/department-dashboard$/],
  ] as const;
  test('the leaders of each department land on its dashboard', async ({ page }) => {
    for (const [department, landing] of LANDINGS) {
      await signInAsLeader(page, department);
      await expect(page, department).toHaveURL(landing);
      await expect(page.getByRole('heading', { level: 1 }), department).toBeVisible();
      await forgetSession(page);
    }
  });
});

test.describe('the administrator login', () => {
  test('lets the administrator in', async ({ page }) => {
    await signInAsAdmin(page);
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(page.getByText('Login successful!')).toBeVisible();
  });

  test('refuses a member in the words of the specification', async ({ page }) => {
    await signInAsAdmin(page, 'member');
    await expect(page.getByText('Access denied. Admin privileges required.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login$/);
  });
});

test('a session lasts over a reload and ends in every tab', async ({ page, context }) => {
  await signInAsMember(page, 'member');
  await expect(page).toHaveURL(/\/member-dashboard$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: /welcome back/i })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/member/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('button', { name: /sign out/i })
    .first()
    .click();
  await expect(other.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
});
