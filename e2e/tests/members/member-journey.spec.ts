import { expect, test, type Locator, type Page } from '@playwright/test';
import { arrive } from '../../support/arrive';
import { findLink, waitForEmail } from '../../support/mailbox';

const OLD_PASSWORD = 'a-long-password';
const NEW_PASSWORD = 'quiet river stones';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Sign in', exact: true });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/member-dashboard$/);
}

/** Navigates to a page by the menu of the member area. */
async function open(page: Page, label: string): Promise<void> {
  await page.getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
}

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Draws a picture that is large enough to get smaller sizes. */
const drawPhoto = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 480;
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('This browser draws nothing.');
    brush.fillStyle = '#1f4068';
    brush.fillRect(0, 0, 480, 480);
    brush.fillStyle = '#d9982f';
    brush.fillRect(120, 120, 240, 240);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });

test('a member: joins, confirms, has a profile, comes, belongs, comes back in, takes along what is theirs, and leaves', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const email = `akinyi-${Date.now()}@demo.test`;

  await test.step('joins', async () => {
    await arrive(page, '/members-portal?tab=join');
    const form = page.getByRole('form', { name: 'Join us' });
    await form.getByLabel('First name').fill('Akinyi');
    await form.getByLabel('Last name').fill('Were');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('textbox', { name: 'Password', exact: true }).fill(OLD_PASSWORD);
    await form.getByRole('textbox', { name: 'Confirm password' }).fill(OLD_PASSWORD);
    await form.getByRole('button', { name: 'Join us' }).click();
    await expect(page.getByText('Registration successful!')).toBeVisible();
    await expect(page.getByText(/You are signed in/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Akinyi!' })).toBeVisible();
  });

  await test.step('confirms the address', async () => {
    await expect(page.getByRole('complementary', { name: 'Your email address' })).toContainText(email);
    const message = await waitForEmail(email, 'Confirm your email address');
    await page.goto(findLink(message, '/account/confirm-email'));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await page.goto('/member-dashboard');
  });

  await test.step('fills in the profile, with a photo', async () => {
    await open(page, 'My profile');
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const form = page.getByRole('form', { name: 'Edit profile' });
    await form.getByLabel('Phone').fill('+254 700 000 123');
    await form.getByLabel('Address').fill('Kilimo Hostel, room 12');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByText('Kilimo Hostel, room 12')).toBeVisible();
    const photo = Buffer.from(await drawPhoto(page), 'base64');
    await page
      .getByLabel('Choose a photo')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByText('Your photo was saved.')).toBeVisible();
    await expect(page.locator('main img[src*="/media/me-480x480"]').first()).toBeVisible();
  });

  await test.step('says that they come, and cancels the RSVP', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    const events = region(page, 'Upcoming Events');
    await events
      .getByRole('button', { name: /^I’m coming to / })
      .first()
      .click();
    await expect(events.getByText('You are on the list. See you there!')).toBeVisible();
    const cancel = events.getByRole('button', { name: /^Cancel my RSVP for / });
    await expect(cancel).toHaveCount(1);
    await cancel.click();
    await expect(events.getByText('Your RSVP is cancelled.')).toBeVisible();
  });

  await test.step('asks to join a ministry', async () => {
    await open(page, 'My ministries');
    const explore = region(page, 'Explore ministries');
    await explore.getByRole('searchbox').fill('choir');
    const ask = explore.getByRole('button', { name: /^Ask to join .*Choir/ }).first();
    const name = ((await ask.getAttribute('aria-label')) ?? '').replace('Ask to join ', '');
    await ask.click();
    await expect(
      page.getByText('Your request was sent. A leader of the ministry will let you in.'),
    ).toBeVisible();
    await expect(region(page, 'My ministries').getByText(name)).toBeVisible();
    await expect(region(page, 'My ministries').getByText('Asked to join, waiting')).toBeVisible();
  });

  await test.step('gets back in by email', async () => {
    await page.getByRole('button', { name: 'Sign out' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await arrive(page, '/forgot-password');
    await page.getByLabel('Email').first().fill(email);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText(/If this address has an account/)).toBeVisible();
    await arrive(page, findLink(await waitForEmail(email, 'Choose a new password'), '/reset-password'));
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your new password is set. You can sign in now.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, email, NEW_PASSWORD);
  });

  await test.step('sees the devices, and signs the others out', async () => {
    const other = await page.request.post('/api/auth/login', { data: { email, password: NEW_PASSWORD } });
    expect(other.status()).toBe(200);
    await open(page, 'Password and devices');
    const devices = region(page, 'Where you are signed in');
    await expect(devices.getByText('This device')).toBeVisible();
    await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(devices.getByText('You are signed out everywhere else.')).toBeVisible();
    await expect(devices.getByText('You aren’t signed in on any other device.')).toBeVisible();
  });

  await test.step('chooses emails, and takes their data along', async () => {
    await open(page, 'Emails and privacy');
    const reminders = page.getByRole('checkbox', { name: 'Reminders of events' });
    await reminders.uncheck();
    await expect(page.getByText('Your choices were saved.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.zip');
    await expect(page.getByText('Your data was downloaded.')).toBeVisible();
  });

  await test.step('deletes the account', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('textbox', { name: 'Current password' }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL(/\/goodbye$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Goodbye' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    await waitForEmail(email, 'Your account is deleted');
    const again = await page.request.post('/api/auth/login', { data: { email, password: NEW_PASSWORD } });
    expect(again.status()).toBe(401);
  });
});
