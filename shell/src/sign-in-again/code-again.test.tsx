import { call, connectSession, sessionStore, useUnsavedChanges } from '@narthex/shared-auth';
import { fakeApi, renderApp } from '@narthex/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SignInAgain } from './sign-in-again';

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
    'POST /auth/second-factor/sign-in': { body: { success: true, data: { ...stored, token: 'new-token' } } },
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
