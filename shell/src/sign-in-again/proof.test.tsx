import { call, connectSession, sessionStore } from '@narthex/shared-auth';
import { fakeApi, renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startAuthentication } from '@simplewebauthn/browser';
import { SignInAgain } from './sign-in-again';

// jsdom has no authenticators, so this is the edge where the browser is faked.
jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));
const browser = jest.mocked(startAuthentication);

const onSessionLost = jest.fn();
const REQUIRED = 'Please enter your password again to do this, or sign in again.';
const WRONG = 'This is not your current password';

function Form() {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState('');
  const save = () =>
    call('settings.update', { body: { name: text } }).then(
      () => setOutcome('Saved'),
      (cause: Error) => setOutcome(cause.message),
    );
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => void save()}>Save</button>
      <p>{outcome}</p>
    </>
  );
}

const SIGNED = {
  id: 'key',
  rawId: 'key',
  type: 'public-key' as const,
  response: { clientDataJSON: 'client', authenticatorData: 'data', signature: 'signature' },
};

/** The server wants a proof, which the password `right`, the code 123456 or the passkey is. */
function responses(hasApp: boolean, hasPasskey: boolean): FakeCalls {
  let isProved = false;
  return {
    'PUT /v1/admin/settings': () =>
      isProved
        ? { body: { success: true, data: {} } }
        : { status: 401, body: { success: false, code: 'proof_required', message: REQUIRED } },
    'GET /auth/second-factor': {
      body: {
        success: true,
        data: {
          ...{ is_enabled: hasApp || hasPasskey, is_required: false, recovery_codes_left: 9 },
          ...{ has_app: hasApp, passkeys: hasPasskey ? [{ id: 4, name: 'My phone' }] : [] },
        },
      },
    },
    'POST /auth/proof/passkey': { body: { success: true, data: { challenge: 'abc', rpId: 'localhost' } } },
    'POST /auth/proof': ({ body }) => {
      const proof = body as { current_password?: string; code?: string; passkey?: { id: string } };
      isProved = proof.current_password === 'right' || proof.code === '123456' || proof.passkey?.id === 'key';
      if (isProved) return { body: { success: true, message: '' } };
      const errors = { current_password: [WRONG] };
      return { status: 422, body: { success: false, code: 'validation', message: WRONG, errors } };
    },
  };
}

interface Given {
  readonly hasApp?: boolean;
  readonly hasPasskey?: boolean;
  readonly calls?: FakeCalls;
}

async function save({ hasApp = false, hasPasskey = false, calls = {} }: Given = {}) {
  const user = userEvent.setup();
  const shown = renderApp(
    <>
      <Form />
      <SignInAgain />
    </>,
    { role: 'admin' },
  );
  connectSession({ host: '', onSessionLost });
  const requests = fakeApi({ ...responses(hasApp, hasPasskey), ...calls });
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Mwangaza');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Please confirm that it is you' });
  return { ...shown, requests, user };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Please confirm that it is you' });
const password = () => screen.getByLabelText(/^Password/);
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

beforeAll(() => Promise.all([import('./proof-dialog'), import('./sign-in-again-dialog')]));
beforeEach(() => onSessionLost.mockClear());

it('asks once, keeps what was typed, and makes the call again', async () => {
  const { user, requests } = await save();
  const other = call('settings.update', { body: { name: 'Other' } });
  expect(dialog()).toHaveTextContent('akinyi@demo.test');
  await user.type(password(), 'right{Enter}');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  await expect(other).resolves.toMatchObject({ success: true });
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Mwangaza');
  expect(requests.filter(({ url }) => url.endsWith('/auth/proof'))).toHaveLength(1);
  expect(onSessionLost).not.toHaveBeenCalled();
});

it('says at the field that the password was wrong, and asks for one', async () => {
  const { user } = await save();
  await user.click(confirm());
  expect(await screen.findByText('Please enter your current password')).toBeInTheDocument();
  await user.type(password(), 'wrong');
  await user.click(confirm());
  await waitFor(() => expect(password()).toHaveAccessibleDescription(WRONG));
  await user.clear(password());
  await user.type(password(), 'right');
  await user.click(confirm());
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});

it('takes a code from somebody with an app', async () => {
  const { user } = await save({ hasApp: true });
  await user.click(await screen.findByRole('button', { name: 'Use the code from your app' }));
  await user.type(screen.getByRole('textbox', { name: 'Code from your app' }), '123456{Enter}');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});

it('takes a passkey from somebody who has one, after a try that was cancelled', async () => {
  browser.mockRejectedValueOnce(new Error('NotAllowedError'));
  browser.mockResolvedValueOnce({ ...SIGNED, clientExtensionResults: {} });
  const { user, requests } = await save({ hasPasskey: true });
  const button = await screen.findByRole('button', { name: 'Use your passkey' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('The passkey was not used. Please try again.');
  expect(screen.queryByRole('button', { name: 'Use the code from your app' })).not.toBeInTheDocument();
  await user.click(button);
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(requests.find(({ url }) => url.endsWith('/auth/proof'))?.body).toEqual({ passkey: SIGNED });
});

it('offers no code and no passkey to somebody without one', async () => {
  const { requests } = await save();
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/second-factor'))).toBe(true));
  expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
});

it('leaves the form as it was when it is cancelled, with the reason, and asks the next time', async () => {
  const { user } = await save();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(REQUIRED)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Mwangaza');
  expect(sessionStore.getState().status).toBe('authenticated');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Please confirm that it is you' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
});

it.each([
  ['no connection', { networkError: true }, 'This could not be confirmed. Please try again.'],
  ['too many attempts', { status: 429, body: { code: 'locked_out', message: 'Wait' } }, /Too many attempts/],
])('says why with %s, and stays open', async (_, response, message) => {
  const { user } = await save({ calls: { 'POST /auth/proof': response } });
  await user.type(password(), 'right{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(password()).toHaveValue('right');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
});

it('asks to sign in again if the session has ended meanwhile, which is a proof too', async () => {
  let isOver = false;
  const stored = () => sessionStore.getState().stored;
  const { user } = await save({
    calls: {
      'POST /auth/proof': () => {
        isOver = true;
        return { status: 401, body: { success: false, code: 'unauthenticated', message: 'Please sign in.' } };
      },
      'POST /auth/login': () => ({ body: { success: true, data: { ...stored(), token: 'new-token' } } }),
      'PUT /v1/admin/settings': ({ headers }) =>
        headers['Authorization'] === 'Bearer new-token'
          ? { body: { success: true, data: {} } }
          : { status: 401, body: { success: false, code: isOver ? 'unauthenticated' : 'proof_required' } },
    },
  });
  await user.type(password(), 'right{Enter}');
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  await user.type(password(), 'right{Enter}');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});
