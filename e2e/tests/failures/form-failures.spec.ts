import { expect, test, type Locator } from '@playwright/test';
import { arrive, goByMenu } from '../../support/arrive';
import { openEditor, publishEvent } from '../../support/editor';
import {
  isCutOff,
  handleNextRequest,
  respondLikeProxy,
  respondWithError,
  responds,
} from '../../support/faults';

const OUT_OF_ORDER = 'Out of order';
const NO_RESPONSE = 'No response from server. Please check your connection.';

test.use({ reducedMotion: 'reduce' });

test('a prayer on the home page: why, with what was typed, until it is sent', async ({ page }) => {
  const FAILURE = 'Failed to submit prayer request. ';
  await arrive(page, '/');
  const form = page.getByRole('form', { name: 'Prayer request' });
  const send = form.getByRole('button', { name: 'Send prayer request' });
  const prayer = form.getByLabel(/^Your prayer/);
  await prayer.fill('For the rains.');
  await send.click();
  await expect(form.getByText('Your name is required')).toBeVisible();
  await form.getByLabel(/^Your name/).fill('Nanjala');
  await form.getByLabel('Kind of prayer').selectOption('guidance');
  await form.getByLabel('This is urgent').check();
  for (const [handler, message] of [
    [respondWithError(500, OUT_OF_ORDER), `${FAILURE}Server error: 500 - ${OUT_OF_ORDER}`],
    [respondLikeProxy(502), `${FAILURE}Server error: 502 - Bad Gateway`],
    [respondWithError(401, 'Unauthenticated.'), `${FAILURE}Server error: 401 - Unauthenticated.`],
    [isCutOff, FAILURE + NO_RESPONSE],
    [
      respondWithError(422, 'Please check.', { prayer_request: ['At most 4000 characters'] }),
      `${FAILURE}Server error: 422 - Please check.`,
    ],
  ] as const) {
    await handleNextRequest(page, '/v1/prayer-requests', handler);
    await send.click();
    await expect(form.getByRole('alert')).toHaveText(message);
    await expect(form.getByLabel(/^Your name/)).toHaveValue('Nanjala');
    await expect(prayer).toHaveValue('For the rains.');
    await expect(form.getByLabel('Kind of prayer')).toHaveValue('guidance');
    await expect(form.getByLabel('This is urgent')).toBeChecked();
  }
  await expect(prayer).toHaveAccessibleDescription('At most 4000 characters');
  await expect(prayer).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await send.click();
  await expect(
    form.getByText(
      'Prayer request submitted successfully! It will be reviewed before appearing on the prayer wall.',
    ),
  ).toBeVisible();
  await expect(prayer).toHaveValue('');
});

test('a prayer on the prayer page: the same, and an empty wall', async ({ page }) => {
  await arrive(page, '/privacy');
  await page.route('**/api/v1/prayer-requests/public*', responds({ success: true, data: [] }));
  await goByMenu(page, 'Ministries/Departments', 'Prayer Department');
  await expect(page.getByText('No prayer requests to display at this time.')).toBeVisible();
  const form = page.getByRole('form', { name: 'Prayer request' });
  await form.getByLabel(/^Title/).fill('My exam');
  await form.getByLabel(/^Description/).fill('On Thursday, in the morning.');
  await form.getByLabel('Type of prayer').selectOption('academic');
  await form.getByLabel(/^Submit anonymously/).check();
  for (const handler of [respondWithError(500, OUT_OF_ORDER), isCutOff]) {
    await handleNextRequest(page, '/v1/prayer-requests', handler);
    await form.getByRole('button', { name: 'Submit prayer request' }).click();
    await expect(form.getByRole('alert')).toHaveText('Failed to submit prayer request. Please try again.');
    await expect(form.getByLabel(/^Description/)).toHaveValue('On Thursday, in the morning.');
    await expect(form.getByLabel('Type of prayer')).toHaveValue('academic');
    await expect(form.getByLabel(/^Submit anonymously/)).toBeChecked();
    await form.getByLabel(/^Title/).fill('My last exam');
    await expect(form.getByRole('alert')).toBeHidden();
  }
  await form.getByRole('button', { name: 'Submit prayer request' }).click();
  await expect(page.getByText('Your prayer request has been submitted for review. Thank you!')).toBeVisible();
});

test('“I prayed” that did not arrive says so, and counts the next time', async ({ page }) => {
  await arrive(page, '/PrayerDepartment');
  const card = page.locator('#wall li').first();
  await handleNextRequest(page, '/v1/prayer-requests/*/pray', isCutOff);
  await card.getByRole('button', { name: /^I prayed/ }).click();
  await expect(card.getByText('That did not reach us. Please try again.')).toBeVisible();
  await card.getByRole('button', { name: /^I prayed/ }).click();
  await expect(card.getByRole('status')).toHaveText(/^\d+ (person|people) prayed$/);
  await expect(card.getByRole('button', { name: /^Prayed/ })).toHaveAttribute('aria-pressed', 'true');
});

test('newsletter and inquiry: why, with what was typed, until they are sent', async ({ page }) => {
  const email = `reader-${Date.now()}@demo.test`;
  await arrive(page, '/');
  const failsAndIsSent = async (
    form: Locator,
    call: string,
    press: string,
    failures: readonly [Parameters<typeof handleNextRequest>[2], string][],
  ) => {
    for (const [handler, message] of failures) {
      await handleNextRequest(page, call, handler);
      await form.getByRole('button', { name: press }).click();
      await expect(form.getByText(message)).toBeVisible();
      await expect(form.getByLabel(/^Email/)).toHaveValue(email);
    }
    await form.getByRole('button', { name: press }).click();
  };
  const newsletter = page.getByRole('form', { name: 'Newsletter' });
  const thanked = expect(page.getByText('Thank you for subscribing!')).toBeVisible({ timeout: 45_000 });
  await newsletter.getByLabel(/^Email/).fill(email);
  await newsletter.getByText('What would you like to read about?').click();
  await newsletter.getByLabel('Sermons').check();
  await failsAndIsSent(newsletter, '/v1/newsletter', 'Subscribe', [
    [respondWithError(500, OUT_OF_ORDER), `Failed to subscribe. Server error: 500 - ${OUT_OF_ORDER}`],
    [isCutOff, `Failed to subscribe. ${NO_RESPONSE}`],
  ]);
  await thanked;
  await expect(newsletter.getByLabel(/^Email/)).toHaveValue('');

  const inquiry = page.locator('#inquiry');
  await page.getByText('Ask us a question').click();
  await inquiry.getByLabel('Email').fill(email);
  await inquiry.getByLabel('Your question').fill('Where do I park?');
  await failsAndIsSent(inquiry, '/v1/inquiries', 'Send question', [
    [respondWithError(500, OUT_OF_ORDER), OUT_OF_ORDER],
    [isCutOff, NO_RESPONSE],
  ]);
  await expect(inquiry.getByRole('alert')).toContainText('“Where do I park?”');
  await expect(inquiry.getByRole('alert')).toContainText(email);
});

test('an event whose last place somebody else took is full, and says so', async ({
  page,
  playwright,
  baseURL,
}) => {
  const editor = await openEditor({ playwright, baseURL });
  const id = await publishEvent(editor, 'One chair', 1);
  try {
    // The free places are loaded again after hydration. Somebody else must take the last one after that.
    const asked = page.waitForResponse(/\/rsvp$/);
    await arrive(page, `/Events/${id}`);
    await (await asked).finished();
    const panel = page.locator('#rsvp');
    await expect(panel.getByText('1 of 1 places left')).toBeVisible();
    expect((await editor.post(`/v1/events/${id}/rsvp`, {})).ok()).toBe(true);
    await panel.getByLabel('Name').fill('Wafula');
    await panel.getByLabel('Email address').fill('wafula@demo.test');
    await panel.getByRole('button', { name: 'I’m coming' }).click();
    await expect(panel.getByRole('alert')).toHaveText('This event is full');
    await expect(panel.getByRole('button', { name: 'Join the waiting list' })).toBeVisible();
    // The typed values are kept for the waiting list.
    await expect(panel.getByLabel('Email address')).toHaveValue('wafula@demo.test');
  } finally {
    await editor.delete(`/v1/events/${id}`);
  }
});

test('copying that the browser forbids says so and leaves the text to be read', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
    document.execCommand = () => false;
  });
  await arrive(page, '/tithes-offerings');
  // The message is shown for three seconds only, so the test waits for it before the click.
  const refused = expect(page.getByText(/could not copy/i)).toBeVisible();
  await page.getByRole('button', { name: 'Copy the paybill number' }).click();
  await refused;
  await arrive(page, '/Sermons');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/could not be copied.*\/podcast\.xml/i)).toBeVisible();
});
