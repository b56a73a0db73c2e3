import { sessionStore } from '@narthex/shared-auth';
import {
  fakeSession,
  renderApp,
  type FakeResponse,
  type RenderAppOptions,
} from '@narthex/shared-auth/testing';
import ToastHost from '@narthex/shared-ui/toast-host';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { withLandings } from '../../testing/with-shell';
import AdminLogin from './admin-login';

const show = (options: RenderAppOptions = {}) =>
  renderApp(
    <>
      {withLandings('/admin/login', <AdminLogin />)}
      <ToastHost />
    </>,
    { path: '/admin/login', ...options },
  );

async function signIn() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(/^Email/), 'admin@demo.test');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('lets an administrator in, with a toast', async () => {
  show({ calls: { 'POST /auth/login': { body: { success: true, data: fakeSession('admin') } } } });
  await signIn();
  expect(await screen.findByText('arrived at /admin/dashboard')).toBeInTheDocument();
  expect(await screen.findByText('Login successful!')).toBeInTheDocument();
});

it('refuses anybody else and ends the session that was just opened', async () => {
  const { requests } = show({
    calls: {
      'POST /auth/login': { body: { success: true, data: fakeSession('pastor') } },
      'POST /auth/logout': { body: { success: true } },
    },
  });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('Access denied. Admin privileges required.');
  expect(requests.map(({ url }) => url)).toEqual(['/api/auth/login', '/api/auth/logout']);
  expect(sessionStore.getState().status).toBe('visitor');
  expect(localStorage.getItem('auth_token')).toBeNull();
  expect(screen.getByLabelText(/^Email/)).toHaveValue('admin@demo.test');
});

it.each([
  ['no message of its own', { status: 401, body: {} }, /^Login failed$/],
  ['a sentence', { status: 401, body: { message: 'Wrong password.' } }, 'Wrong password.'],
  ['no response', { networkError: true }, 'Login failed. Please try again.'],
])('says why when the server has %s', async (_case, response: FakeResponse, message) => {
  show({ calls: { 'POST /auth/login': response } });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('tells an administrator who is signed in so', () => {
  show({ role: 'admin' });
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/admin/dashboard');
});

it('says before any script runs that signing in needs it, and keeps the password out of the URL', () => {
  act(() => sessionStore.setState({ status: 'checking', actor: null, stored: null }, true));
  const html = renderToString(
    <MemoryRouter initialEntries={['/admin/login']}>
      {withLandings('/admin/login', <AdminLogin />)}
    </MemoryRouter>,
  );
  expect(html).toContain('This page needs JavaScript');
  expect(html).toContain('method="post"');
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/);
});
