import { renderApp, type FakeResponse } from '@narthex/shared-auth/testing';
import { sessionStore } from '@narthex/shared-auth';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmAddressNotice } from './confirm-address-notice';

function show(isConfirmed: boolean | undefined, resend?: FakeResponse) {
  renderApp(<ConfirmAddressNotice />, {
    role: 'member',
    calls: resend ? { 'POST /auth/confirm-email/resend': resend } : {},
  });
  act(() => {
    const session = sessionStore.getState();
    if (session.status !== 'authenticated') throw new Error('Nobody is signed in.');
    const user = { ...session.stored.user, email: 'amina@demo.test', email_confirmed: isConfirmed };
    sessionStore.setState({ ...session, stored: { ...session.stored, user } }, true);
  });
}

const notice = () => screen.queryByRole('complementary', { name: 'Your email address' });

it.each([true, undefined])('says nothing when the address is confirmed (%s)', (isConfirmed) => {
  show(isConfirmed);
  expect(notice()).not.toBeInTheDocument();
});

it.each([
  [
    'that it is on its way',
    { body: { success: true, message: 'The email is on its way.' } },
    'The email is on its way.',
  ],
  [
    'what the server refuses',
    { status: 429, body: { success: false, message: 'Please try again later.', code: 'rate_limited' } },
    'Please try again later.',
  ],
  ['that no response came', { networkError: true }, 'The email could not be sent. Please try again.'],
] as const)('names the address, sends the email again, and says %s', async (_, resend, said) => {
  show(false, resend);
  expect(notice()).toHaveTextContent('Please confirm amina@demo.test');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Send it again' }));
  expect(await screen.findByText(said)).toBeInTheDocument();
});
