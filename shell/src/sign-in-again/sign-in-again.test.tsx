import { call, connectSession, sessionStore, useUnsavedChanges } from '@narthex/shared-auth';
import { fakeApi, renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SignInAgain } from './sign-in-again';

describe('sign in again', () => {
  const SAVE = 'PUT /auth/user';
  const onSessionLost = jest.fn();

  function Form() {
    const [text, setText] = useState('');
    const [outcome, setOutcome] = useState('');
    useUnsavedChanges(text !== '');
    const body = { first_name: text, last_name: 'Odhiambo', email: 'akinyi@demo.test' };
    const save = () =>
      call('auth.updateProfile', { body }).then(
        () => setOutcome('Saved'),
        () => setOutcome('Not saved'),
      );
    return (
      <>
        <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
        <button onClick={() => void save()}>Save</button>
        <p>{outcome}</p>
      </>
    );
  }

  /** The server has ended the session `test-token` and opens a new one for the right password. */
  function responses(): FakeCalls {
    const stored = sessionStore.getState().stored;
    return {
      [SAVE]: ({ headers }) =>
        headers['Authorization'] === 'Bearer new-token'
          ? { body: { success: true, data: {} } }
          : { status: 401, body: { success: false, code: 'unauthenticated', message: 'Please sign in.' } },
      'POST /auth/login': ({ body }) =>
        (body as { password: string }).password === 'right'
          ? { body: { success: true, data: { ...stored, token: 'new-token' } } }
          : {
              status: 401,
              body: {
                success: false,
                code: 'invalid_credentials',
                message: 'Login failed. Please check your credentials.',
              },
            },
    };
  }

  async function save(text: string, path = '/member/profile') {
    const user = userEvent.setup();
    const shown = renderApp(
      <>
        <Routes>
          <Route path="/admin/login" element={<p>Administrator sign-in</p>} />
          <Route path="*" element={<Form />} />
        </Routes>
        <SignInAgain />
      </>,
      { role: 'member', path },
    );
    connectSession({ host: '', onSessionLost });
    const requests = fakeApi(responses());
    if (text) await user.type(screen.getByRole('textbox', { name: 'Text' }), text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return { ...shown, requests, user };
  }

  const dialog = () => screen.queryByRole('dialog', { name: 'Please sign in again' });
  const password = () => screen.getByLabelText(/^Password/);
  const signIn = () => screen.getByRole('button', { name: 'Sign in' });

  beforeAll(() => import('./sign-in-again-dialog'));
  beforeEach(() => onSessionLost.mockClear());

  it('asks in place, keeps what was typed, and saves it after the sign-in', async () => {
    const { user, requests } = await save('Atieno');
    expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toHaveTextContent(
      'akinyi@demo.test',
    );
    expect(dialog()).toHaveTextContent('Authentication failed. Please log in again.');
    await user.type(password(), 'right');
    await user.click(signIn());
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Atieno');
    expect(requests.at(-1)?.body).toMatchObject({ first_name: 'Atieno' });
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('says that the password was wrong, and asks for one', async () => {
    const { user } = await save('Atieno');
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await user.click(signIn());
    expect(await screen.findByText('Password is required')).toBeInTheDocument();
    await user.type(password(), 'wrong');
    await user.click(signIn());
    expect(await screen.findByText('Login failed. Please check your credentials.')).toBeInTheDocument();
    expect(dialog()).toBeInTheDocument();
    await user.clear(password());
    await user.type(password(), 'right');
    await user.click(signIn());
    expect(await screen.findByText('Saved')).toBeInTheDocument();
  });

  it('lets the person keep editing without: the call has failed, the page stays, and the next one asks again', async () => {
    const { user } = await save('Atieno');
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByText('Not saved')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Atieno');
    expect(sessionStore.getState().status).toBe('authenticated');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Please sign in again' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  });

  it('tells a leader whose department is no longer theirs, since the dialog asks for none', async () => {
    const { user } = await save('Atieno', '/music-dashboard');
    const stored = sessionStore.getState().stored;
    if (!stored) throw new Error('Nobody is signed in');
    act(() => sessionStore.setState({ stored: { ...stored, department: 'music' } }));
    const message = 'Login failed. Please check your credentials and department access.';
    fakeApi({
      'POST /auth/leader-login': {
        status: 401,
        body: { success: false, code: 'invalid_credentials', message },
      },
    });
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await user.type(password(), 'right');
    await user.click(signIn());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Login failed. Please check your password. If it is right, you no longer have access to this department.',
    );
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  });

  it('ends at the administrator sign-in when it is refused, after asking', async () => {
    const { user } = await save('Atieno');
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Atieno');
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Administrator sign-in')).toBeInTheDocument();
    expect(dialog()).not.toBeInTheDocument();
    expect(sessionStore.getState().status).toBe('visitor');
  });

  it('asks once for all calls that are refused meanwhile', async () => {
    const { user } = await save('Atieno');
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    const body = { first_name: 'A', last_name: 'B', email: 'akinyi@demo.test' };
    const other = call('auth.updateProfile', { body });
    await user.type(password(), 'right');
    await user.click(signIn());
    await expect(other).resolves.toMatchObject({ success: true });
    expect(dialog()).not.toBeInTheDocument();
  });

  it('asks nobody while nothing is unsaved: the session is over', async () => {
    await save('');
    await waitFor(() => expect(onSessionLost).toHaveBeenCalledTimes(1));
    expect(dialog()).not.toBeInTheDocument();
    expect(await screen.findByText('Not saved')).toBeInTheDocument();
    act(() => expect(sessionStore.getState().status).toBe('visitor'));
  });
});

describe('code again', () => {
  function Form() {
    const [outcome, setOutcome] = useState('');
    useUnsavedChanges(true);
    const body = { first_name: 'Akinyi', last_name: 'Odhiambo', email: 'akinyi@demo.test' };
    const save = () =>
      call('auth.updateProfile', { body }).then(
        () => setOutcome('Saved'),
        () => setOutcome('Not saved'),
      );
    return <button onClick={() => void save()}>{outcome || 'Save'}</button>;
  }

  beforeAll(() =>
    Promise.all([import('./sign-in-again-dialog'), import('../portals/second-step/second-step')]),
  );

  it('asks for the code in the dialog, too, and for the password again after going back', async () => {
    const user = userEvent.setup();
    renderApp(
      <>
        <Form />
        <SignInAgain />
      </>,
      { role: 'member' },
    );
    connectSession({ host: '', onSessionLost: jest.fn() });
    const stored = sessionStore.getState().stored;
    fakeApi({
      'PUT /auth/user': ({ headers }) =>
        headers['Authorization'] === 'Bearer new-token'
          ? { body: { success: true, data: {} } }
          : { status: 401, body: { success: false, code: 'unauthenticated', message: 'Please sign in.' } },
      'POST /auth/login': {
        body: { success: false, message: 'The code, please.', data: { challenge: 'c', step: 'code' } },
      },
      'POST /auth/second-factor/sign-in': {
        body: { success: true, data: { ...stored, token: 'new-token' } },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    await user.type(dialog.getByLabelText(/^Password/), 'right{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Back' }));
    expect(dialog.getByLabelText(/^Password/)).toHaveValue('right');
    await user.click(dialog.getByRole('button', { name: 'Sign in' }));
    await user.type(await dialog.findByRole('textbox', { name: 'Code from your app' }), '123456{Enter}');
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeInTheDocument();
  });
});
