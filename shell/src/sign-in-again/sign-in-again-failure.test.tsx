import { call, connectSession, useUnsavedChanges } from '@narthex/shared-auth';
import { fakeApi, renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SignInAgain } from './sign-in-again';

jest.mock('./sign-in-again-dialog', () => {
  throw new Error('connection lost');
});

function Form() {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState('');
  useUnsavedChanges(text !== '');
  const body = { first_name: text, last_name: 'Odhiambo', email: 'akinyi@demo.test' };
  const save = () => call('auth.updateProfile', { body }).catch(() => setOutcome('Not saved'));
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => void save()}>Save</button>
      <p>{outcome}</p>
    </>
  );
}

it('keeps the page and what was typed when the dialog does not load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  renderApp(
    <>
      <Form />
      <SignInAgain />
    </>,
    { role: 'member' },
  );
  connectSession({ host: '', onSessionLost: jest.fn() });
  const body = { success: false, code: 'unauthenticated', message: 'Please sign in.' };
  fakeApi({ 'PUT /auth/user': { status: 401, body } });
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Atieno');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not saved', {}, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Atieno');
});
