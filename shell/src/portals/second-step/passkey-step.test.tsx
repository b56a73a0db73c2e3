import { fakeSession, renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { startAuthentication } from '@simplewebauthn/browser';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withLandings } from '../../testing/with-shell';
import AdminLogin from '../admin/admin-login';

// jsdom has no authenticators, so this is the edge where the browser is faked.
jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));
const browser = jest.mocked(startAuthentication);

const REQUEST = { challenge: 'abc', rpId: 'localhost' };
const SIGNED = {
  id: 'key',
  rawId: 'key',
  type: 'public-key' as const,
  response: { clientDataJSON: 'client', authenticatorData: 'data', signature: 'signature' },
};
const SIGN_IN = 'POST /auth/second-factor/sign-in';
const ASK = `${SIGN_IN}/passkey`;
const session = { body: { success: true, data: fakeSession('admin') } };

async function enterPassword(calls: FakeCalls, factors = ['passkey', 'app']) {
  const user = userEvent.setup();
  const shown = renderApp(withLandings('/admin/login', <AdminLogin />), {
    path: '/admin/login',
    calls: {
      'POST /auth/login': {
        body: { success: false, message: '', data: { challenge: 'the-challenge', step: 'code', factors } },
      },
      [ASK]: { body: { success: true, data: REQUEST } },
      [SIGN_IN]: session,
      ...calls,
    },
  });
  await user.type(screen.getByLabelText(/^Email/), 'akinyi@demo.test');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}');
  const form = within(await screen.findByRole('form', { name: 'Two-step sign-in' }));
  return { ...shown, user, form };
}

beforeEach(() => browser.mockReset().mockResolvedValue({ ...SIGNED, clientExtensionResults: {} }));

it('signs in with the passkey, whose button is focused', async () => {
  const { user, form, requests } = await enterPassword({});
  const button = form.getByRole('button', { name: 'Use your passkey' });
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('arrived at /admin/dashboard')).toBeInTheDocument();
  expect(browser).toHaveBeenCalledWith({ optionsJSON: REQUEST });
  expect(requests.at(-1)?.body).toEqual({ challenge: 'the-challenge', passkey: SIGNED });
});

it('says when the passkey was not used, and takes the code of the app instead', async () => {
  browser.mockRejectedValue(new Error('NotAllowedError'));
  const { user, form, requests } = await enterPassword({});
  await user.click(form.getByRole('button', { name: 'Use your passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The passkey was not used. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Use the code from your app' }));
  await user.type(screen.getByRole('textbox', { name: 'Code from your app' }), '123456{Enter}');
  expect(await screen.findByText('arrived at /admin/dashboard')).toBeInTheDocument();
  expect(requests.at(-1)?.body).toEqual({ challenge: 'the-challenge', code: '123456' });
});

it('offers a recovery code and no app to somebody without one', async () => {
  const { user } = await enterPassword({}, ['passkey']);
  expect(screen.queryByRole('button', { name: 'Use the code from your app' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'abcd-efgh{Enter}');
  expect(await screen.findByText('arrived at /admin/dashboard')).toBeInTheDocument();
});

it('shows the refusal of the server, and lets the person try again', async () => {
  const message = 'This passkey could not be confirmed. Please try again.';
  let isRefused = true;
  const { user, form } = await enterPassword({
    [SIGN_IN]: () =>
      isRefused
        ? {
            status: 422,
            body: { success: false, code: 'validation', message, errors: { passkey: [message] } },
          }
        : session,
  });
  await user.click(form.getByRole('button', { name: 'Use your passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  isRefused = false;
  await user.click(form.getByRole('button', { name: 'Use your passkey' }));
  expect(await screen.findByText('arrived at /admin/dashboard')).toBeInTheDocument();
});

it('begins again with the password when the sign-in took too long', async () => {
  const message = 'This sign-in took too long. Please start again.';
  const { user, form } = await enterPassword({
    [ASK]: { status: 401, body: { success: false, code: 'invalid_credentials', message } },
  });
  await user.click(form.getByRole('button', { name: 'Use your passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText(/^Password/)).toHaveValue('correct horse');
});
