import { expect, test, type Page } from '@playwright/test';
import { inEnglish } from '../../support/editor';
import { enterAsLeader, enterAsMember } from '../../support/sites/sessions';
import { DEMO_PASSWORD } from '../../support/site';

/** Ends every session of the person on the server without the browser's knowledge. */
async function endSessions(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.post('/api/auth/logout', { headers })).status()).toBe(200);
  expect((await page.request.get('/api/auth/user', { headers })).status()).toBe(401);
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toContainText('Authentication failed. Please log in again.');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Login failed. Please check your');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a profile that is being edited is saved after signing in again in place', async ({ page }) => {
  await enterAsMember(page, '/member/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const form = page.getByRole('form', { name: 'Edit profile' });
  const address = `Hostel ${Date.now()}`;
  await form.getByLabel('Address').fill(address);
  await endSessions(page);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await signInAgain(page);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page).toHaveURL(/\/member\/profile$/);
});

test('an announcement that is being written is saved after signing in again in place', async ({ page }) => {
  await enterAsLeader(page, 'Communication', '/communication-dashboard/announcements');
  await page.getByRole('button', { name: 'Create New Announcement' }).click();
  const title = `Choir practice ${Date.now()}`;
  const form = page.getByRole('dialog', { name: 'Create New Announcement' });
  await form.getByRole('textbox', { name: inEnglish('Title') }).fill(title);
  await form.getByRole('textbox', { name: inEnglish('Content') }).fill('At four, in the hall.');
  await endSessions(page);
  await form.getByRole('button', { name: 'Publish' }).click();
  await signInAgain(page);
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(page).toHaveURL(/communication-dashboard/);
});
