import { expect, test, type Page } from '@playwright/test';
import { PORT, signInAsLeader } from '../../support/site';

// Browsers make passkeys for names of hosts alone, not for the IP address that the other tests use.
test.use({ baseURL: `http://localhost:${PORT}` });

/** Gives the browser an authenticator that responds at once, as a phone does after a fingerprint. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    listCredentials: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

test('a passkey is added, completes the next sign-in, and is removed', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const isLoaded = () => scripts.some((path) => path.includes('passkey'));
  const authenticator = await addAuthenticator(page);
  await signInAsLeader(page, 'Education');
  await expect(page).toHaveURL(/department-dashboard/);

  await page.goto('/member/security');
  const panel = page.getByRole('region', { name: 'Two-step sign-in' });
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await panel.getByRole('textbox', { name: 'Name of the passkey' }).fill('My phone');
  expect(isLoaded()).toBe(false);
  await panel.getByRole('button', { name: 'Add the passkey' }).click();
  await expect(panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  expect(isLoaded()).toBe(true);
  const [made] = await authenticator.listCredentials();
  expect(made?.rpId).toBe('localhost');
  await panel.getByRole('button', { name: 'I have kept the codes' }).click();
  await expect(panel.getByText('not used yet')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await signInAsLeader(page, 'Education');
  const form = page.getByRole('form', { name: 'Two-step sign-in' });
  await form.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page).toHaveURL(/department-dashboard/);
  const [used] = await authenticator.listCredentials();
  expect(used?.signCount).toBeGreaterThan(made?.signCount ?? Infinity);

  await page.goto('/member/security');
  await expect(panel.getByText(/last used/)).toBeVisible();
  await panel.getByRole('button', { name: 'Switch off: My phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(panel.getByText('Two-step sign-in is off.')).toBeVisible();
});
