import { expect, test, type Page } from '@playwright/test';
import { arrive } from '../../support/arrive';
import { isCutOff, handleNextRequest, respondWithError, responds } from '../../support/faults';
import { enterAsLeader, enterAsMember } from '../../support/sites/sessions';

const SENTENCE = 'This account is closed.';
const NO_RESPONSE = 'Login failed. Please try again.';

const token = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

for (const { url, name, call, refused } of [
  {
    url: '/members',
    name: 'Sign in',
    call: '/auth/login',
    refused: 'Login failed. Please check your credentials.',
  },
  {
    url: '/leaders?department=health',
    name: 'Sign in for Health',
    call: '/auth/leader-login',
    refused: 'Login failed. Please check your credentials and department access.',
  },
  { url: '/admin/login', name: 'Administrator sign-in', call: '/auth/login', refused: 'Login failed' },
]) {
  test(`${url} says why somebody isn’t let in, and keeps what was typed`, async ({ page }) => {
    await arrive(page, url);
    const form = page.getByRole('form', { name });
    const email = form.getByLabel('Email');
    const password = form.getByRole('textbox', { name: 'Password' });
    await email.fill('somebody@demo.test');
    await password.fill('not-the-password');
    for (const [handler, message] of [
      [respondWithError(401), refused],
      [responds({ success: false, data: null }), refused],
      [respondWithError(403, SENTENCE), SENTENCE],
      [responds({ success: false, message: SENTENCE }), SENTENCE],
      [respondWithError(500, 'Out of order'), NO_RESPONSE],
      [isCutOff, NO_RESPONSE],
    ] as const) {
      await handleNextRequest(page, call, handler);
      await form.getByRole('button', { name: 'Sign in' }).click();
      await expect(form.getByRole('alert')).toHaveText(message);
      await expect(email).toHaveValue('somebody@demo.test');
      await expect(password).toHaveValue('not-the-password');
      expect(await token(page)).toBeNull();
    }
    await password.fill('');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form.getByRole('alert')).toContainText('Password is required');
  });
}

test('a leader’s URL that names no department asks for one first', async ({ page }) => {
  await page.goto('/leaders?department=catering');
  await expect(page.getByText('Please select your department first')).toBeVisible();
});

test('joining says why not, keeps what was typed, and in the end leads to the group, signed in', async ({
  page,
  context,
}) => {
  // Tests send no requests to other sites.
  await context.route(/chat\.example\.org/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Hello' }),
  );
  await arrive(page, '/members?tab=join');
  const form = page.getByRole('form', { name: 'Join us' });
  const join = form.getByRole('button', { name: 'Join us' });
  const alert = form.getByRole('alert');
  const password = form.getByRole('textbox', { name: 'Password', exact: true });
  const confirmation = form.getByRole('textbox', { name: 'Confirm password' });
  await form.getByLabel('First name').fill('Wanjiru');
  await form.getByLabel('Last name').fill('Kamau');
  await form.getByLabel('Email').fill('member@demo.test');
  await password.fill('a-long-password');
  await confirmation.fill('another-password');
  let sent = 0;
  page.on('request', (request) => (sent += request.url().endsWith('/auth/register') ? 1 : 0));
  await join.click();
  await expect(alert).toContainText('Passwords do not match');
  expect(sent).toBe(0);
  await confirmation.fill('a-long-password');
  for (const [handler, message] of [
    [respondWithError(400), 'Registration failed'],
    [responds({ success: false }), 'Registration failed'],
    [respondWithError(403, SENTENCE), SENTENCE],
    [isCutOff, 'Registration failed. Please try again.'],
  ] as const) {
    await handleNextRequest(page, '/auth/register', handler);
    await join.click();
    await expect(alert).toHaveText(message);
    await expect(form.getByLabel('First name')).toHaveValue('Wanjiru');
    await expect(password).toHaveValue('a-long-password');
  }
  await join.click();
  await expect(alert).toContainText(/already/i);
  await form.getByLabel('Email').fill(`wanjiru-${Date.now()}@demo.test`);
  const group = context.waitForEvent('page');
  await join.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Registration successful!' })).toContainText(
    'redirected to our community WhatsApp group',
  );
  await expect((await group).getByText('Hello')).toBeVisible();
  await expect(page.getByText(/You are signed in/)).toBeVisible();
});

test.describe('a session that the server ends', () => {
  test('in a protected area leads to the administrator login', async ({ page }) => {
    await enterAsLeader(page, 'Youth');
    await expect(
      page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ }),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.route('**/api/v1/**', respondWithError(401, 'Unauthenticated.'));
    await page
      .getByRole('link', { name: /^Activities/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect(await token(page)).toBeNull();
  });

  test('on a public page leaves the person and their words where they are', async ({ page }) => {
    await enterAsMember(page);
    const confirmed = page.waitForResponse(/\/auth\/user$/);
    await arrive(page, '/');
    await (await confirmed).finished();
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('button', { name: /your places$/ })).toBeVisible();
    const form = page.getByRole('form', { name: 'Prayer request' });
    await form.getByLabel(/^Your name/).fill('Nanjala');
    await form.getByLabel(/^Your prayer/).fill('For the rains.');
    await handleNextRequest(page, '/v1/prayer-requests', respondWithError(401, 'Unauthenticated.'));
    await form.getByRole('button', { name: 'Send prayer request' }).click();
    await expect(bar.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(form.getByLabel(/^Your prayer/)).toHaveValue('For the rains.');
    expect(await token(page)).toBeNull();
  });
});

test('a person who cannot be confirmed for the moment stays signed in, and the console says why', async ({
  page,
}) => {
  await enterAsMember(page);
  await page.route('**/api/auth/user', respondWithError(500, 'Out of order'));
  const warning = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to fetch user data'),
  );
  await page.goto('/');
  await warning;
  await expect(page.getByRole('banner').getByRole('button', { name: /your places$/ })).toBeVisible();
});

test('signing out works without a response of the server', async ({ page }) => {
  await enterAsMember(page);
  await page.route('**/api/auth/logout', isCutOff);
  await page
    .getByRole('button', { name: /sign out/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(
    await page.evaluate(() =>
      ['auth_token', 'token', 'user_data', 'user_role'].map((key) => localStorage.getItem(key)),
    ),
  ).toEqual([null, null, null, null]);
});
