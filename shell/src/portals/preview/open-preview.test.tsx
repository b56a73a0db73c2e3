import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteResources } from '../../federation/loading/remote-resource';
import { siteRegistry } from '../../testing/fake-registry';
import { signedIn } from '../../testing/sessions';
import { showShell, type ShowShellOptions } from '../../testing/show-shell';

const OPEN = 'POST /v1/delivery/previews';
const show = (more: Partial<ShowShellOptions> = {}) =>
  showShell({
    registry: siteRegistry(),
    resources: new RemoteResources(null),
    path: '/preview?token=a-token',
    ...more,
  });

it('asks a visitor to sign in, and leads back to the link', async () => {
  show();
  const link = await screen.findByRole('link', { name: 'Sign in as a leader' });
  expect(link).toHaveAttribute('href', '/leaders?return_to=%2Fpreview%3Ftoken%3Da-token');
});

it('says why a link doesn’t open', async () => {
  const message = 'This preview is for other people: elder.';
  show({
    session: signedIn('member'),
    calls: { [OPEN]: { status: 403, body: { success: false, code: 'forbidden', message } } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open the preview' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});
