import { sessionStore } from '@narthex/shared-auth';
import {
  fakeSession,
  renderApp,
  type FakeResponse,
  type RenderAppOptions,
} from '@narthex/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ForgotPassword from './forgot-password';
import ResetPassword from './reset-password';

const site = { 'GET /v1/site': { body: { success: true, data: { name: 'Mwangaza' } } } };
const TOKEN = 'T'.repeat(43);
const SPENT = 'This link was used already, or it is too old. Please ask for a new one.';
const SPENT_BODY = { success: false, code: 'validation', message: SPENT, errors: { token: [SPENT] } };
const ACCOUNT = 'POST /auth/reset-password/account';

describe('a forgotten password', () => {
  const ask = async (response: FakeResponse | undefined, email: string) => {
    const calls = { ...site, ...(response && { 'POST /auth/forgot-password': response }) };
    const shown = renderApp(<ForgotPassword />, { path: '/forgot-password', calls });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/^Email/), email);
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    return shown;
  };

  it('says what the server says, and leads to both sign-ins', async () => {
    await ask({ body: { success: true, message: 'If this address has an account …' } }, 'a@demo.test');
    const done = await screen.findByRole('status');
    expect(done).toHaveTextContent('If this address has an account …');
    expect(done).toHaveFocus();
    expect(screen.getByRole('link', { name: 'member' })).toHaveAttribute('href', '/members');
    expect(screen.getByRole('link', { name: 'leader' })).toHaveAttribute('href', '/leaders');
  });

  it('refuses what is no address before anything is sent', async () => {
    const { requests } = await ask(undefined, 'nobody');
    expect((await screen.findAllByText('A valid email address is required')).length).toBeGreaterThan(0);
    expect(requests.filter(({ url }) => url.includes('forgot'))).toEqual([]);
  });

  it('keeps the address when no response comes', async () => {
    await ask({ networkError: true }, 'a@demo.test');
    expect(await screen.findByText('The email could not be sent. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('a@demo.test');
  });
});

describe('choosing a new password', () => {
  const open = (account: FakeResponse) => {
    const path = `/reset-password?token=${TOKEN}`;
    window.history.replaceState(null, '', path);
    return renderApp(<ResetPassword />, { path, calls: { ...site, [ACCOUNT]: account } });
  };
  const choose = async (
    response: FakeResponse | undefined,
    password: string,
    repeated = password,
    options: RenderAppOptions = {},
  ) => {
    window.history.replaceState(null, '', `/reset-password?token=${TOKEN}`);
    const calls = { ...site, ...(response && { 'POST /auth/reset-password': response }), ...options.calls };
    const path = `/reset-password?token=${TOKEN}`;
    const shown = renderApp(<ResetPassword />, { ...options, path, calls });
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(/^New password/), password);
    await user.type(screen.getByLabelText(/^Confirm password/), repeated);
    await user.click(screen.getByRole('button', { name: 'Set new password' }));
    return shown;
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('sends the token of the link with it, and leads to the sign-in', async () => {
    const { requests } = await choose(
      { body: { success: true, message: 'Your new password is set.' } },
      'long enough',
    );
    expect(await screen.findByText('Your new password is set.')).toBeInTheDocument();
    expect(requests.find(({ url }) => url.endsWith('/reset-password'))?.body).toEqual({
      token: TOKEN,
      password: 'long enough',
      password_confirmation: 'long enough',
    });
  });

  it('says before a password is typed that the end of the link is missing', async () => {
    window.history.replaceState(null, '', `/reset-password?token=${TOKEN.slice(1)}`);
    renderApp(<ResetPassword />, { path: '/reset-password', calls: site });
    expect(await screen.findByText(/its end is missing/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
  });

  it('speaks of no old password, since people choose their first one here too', () => {
    renderApp(<ResetPassword />, { path: `/reset-password?token=${TOKEN}`, calls: site });
    expect(screen.getByText(/^You sign in with it from now on/)).toBeInTheDocument();
    expect(screen.queryByText(/\bold\b/)).not.toBeInTheDocument();
  });

  it.each([
    ['stays for somebody else, who opened the link', 'elder', { status: 200 }],
    ['ends for the owner of the account', undefined, { status: 401, body: { message: 'Unauthenticated.' } }],
  ])(
    'ends the session of this browser only if the server refuses it: it %s',
    async (_, expected, response) => {
      const { user, role, department } = fakeSession('elder');
      const current = { body: { success: true, data: { user, role, department } }, ...response };
      const done = { body: { success: true, message: 'Your new password is set.' } };
      const calls = { 'GET /auth/user': current };
      const { requests } = await choose(done, 'long enough', 'long enough', { role: 'elder', calls });
      await screen.findByText('Your new password is set.');
      await waitFor(() => expect(requests.filter(({ url }) => url.endsWith('/auth/user'))).toHaveLength(1));
      await waitFor(() => expect(sessionStore.getState().stored?.role).toBe(expected));
    },
  );

  it.each([
    ['too short', 'short', 'short', 'Password must be at least 8 characters'],
    ['repeated wrongly', 'long enough', 'long enougj', 'Passwords do not match'],
  ])('refuses one that is %s', async (_, password, repeated, message) => {
    await choose(undefined, password, repeated);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('says at the field that a password is too easily guessed, and keeps what was typed', async () => {
    const message = 'This password is one of the first that somebody would try.';
    const body = { success: false, code: 'validation', message, errors: { password: [message] } };
    await choose({ status: 422, body }, 'password');
    const field = screen.getByLabelText(/^New password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(field).toHaveValue('password');
  });

  it('says that the link works no more, and leads to a new one', async () => {
    await choose({ status: 422, body: SPENT_BODY }, 'long enough');
    expect(await screen.findByText(SPENT)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('says so before a password is typed, and leads those to the sign-in who have chosen theirs', async () => {
    open({ status: 422, body: SPENT_BODY });
    expect(await screen.findByText(SPENT)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'member' })).toHaveAttribute('href', '/members');
  });

  it.each([
    ['members', null, '/members'],
    ['leaders', 'youth', '/leaders?department=youth'],
    ['admin', 'youth', '/admin/login'],
  ])('names the account, and leads to the sign-in of %s', async (door, department, href) => {
    const account = { email: 'grace@demo.test', door, department };
    const calls = { [ACCOUNT]: { body: { success: true, data: account } } };
    await choose(
      { body: { success: true, message: 'Your new password is set.' } },
      'long enough',
      undefined,
      {
        calls,
      },
    );
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', href);
  });

  it.each([
    ['no response comes', { networkError: true }],
    ['too many people of one network ask', { status: 429, body: { success: false, message: 'Too many' } }],
  ])('shows the form although %s', async (_, response: FakeResponse) => {
    const { requests } = open(response);
    await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/account'))).toBe(true));
    expect(screen.getByLabelText(/^New password/)).toBeInTheDocument();
  });
});
