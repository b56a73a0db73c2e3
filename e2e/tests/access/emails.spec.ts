import { expect, test } from '@playwright/test';
import { arrive } from '../../support/arrive';
import { findLink, waitForEmail } from '../../support/mailbox';
import { enterAsLeader } from '../../support/sites/sessions';

test('a newsletter: signed up for, confirmed by the email, written, sent, and left by its link', async ({
  page,
}) => {
  const email = `reader-${Date.now()}@demo.test`;
  await arrive(page, '/');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible();

  const confirmation = await waitForEmail(email, 'Please confirm your subscription');
  await page.goto(findLink(confirmation, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();

  await enterAsLeader(page, 'Communication');
  await page.getByRole('link', { name: 'Communications' }).click();
  await page.getByRole('button', { name: 'Write New Email' }).click();
  const subject = `Before the Sabbath ${Date.now()}`;
  const dialog = page.getByRole('dialog', { name: 'Write New Email' });
  await dialog.getByLabel('Subject').fill(subject);
  const message = dialog.getByRole('textbox', { name: 'Message' });
  await message.click();
  await message.pressSequentially('Come and see.');
  await dialog.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByRole('button', { name: `Read ${subject}` }).click();
  const broadcast = page.getByRole('dialog', { name: subject });
  await expect(broadcast.getByText('Come and see.').first()).toBeVisible();
  await broadcast.getByRole('button', { name: 'Send a test to myself' }).click();
  await expect(broadcast.getByText('A test is on its way to communication@demo.test.')).toBeVisible();
  await broadcast.getByRole('button', { name: 'Send now' }).click();
  await page
    .getByRole('dialog', { name: 'Send this email now?' })
    .getByRole('button', { name: 'Send', exact: true })
    .click();
  await expect(broadcast.getByText('The email is on its way.')).toBeVisible();

  await waitForEmail('communication@demo.test', `[Test] ${subject}`);
  const received = await waitForEmail(email, subject);
  expect(received.text).toContain('Come and see.');
  await page.goto(findLink(received, '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
});

test('a forgotten password is replaced through the email, and the link works once', async ({ page }) => {
  const email = `forgetful-${Date.now()}@demo.test`;
  const account = { first_name: 'Forget', last_name: 'Ful', email, phone: '' };
  const old = { password: 'the-old-password', password_confirmation: 'the-old-password' };
  expect((await page.request.post('/api/auth/register', { data: { ...account, ...old } })).status()).toBe(
    201,
  );

  await arrive(page, '/members');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  const request = page.getByRole('form', { name: 'Forgot your password' });
  await request.getByLabel('Email').fill(email);
  await request.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText(/If this address has an account/)).toBeVisible();

  const link = findLink(await waitForEmail(email, 'Choose a new password'), '/reset-password');
  await arrive(page, link);
  await page.getByRole('textbox', { name: 'New password' }).fill('a-brand-new-one');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a-brand-new-one');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your new password is set. You can sign in now.')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill('a-brand-new-one');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/member-dashboard/);

  await arrive(page, link);
  await expect(page.getByText(/This link was used already, or it is too old/)).toBeVisible();
});

test('an address is confirmed by its email, and the notice goes', async ({ page }) => {
  const email = `joined-${Date.now()}@demo.test`;
  const names = { first_name: 'Joined', last_name: 'Lately', email, phone: '' };
  const password = { password: 'a-long-password', password_confirmation: 'a-long-password' };
  await page.request.post('/api/auth/register', { data: { ...names, ...password } });
  await arrive(page, '/members');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByRole('textbox', { name: 'Password' }).fill('a-long-password');
  await form.getByRole('button', { name: 'Sign in' }).click();
  const notice = page.getByRole('complementary', { name: 'Your email address' });
  await expect(notice).toContainText(email);
  await page.goto(
    findLink(await waitForEmail(email, 'Confirm your email address'), '/account/confirm-email'),
  );
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.goto('/member-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
