import {
  fakeSession,
  renderApp,
  type FakeResponse,
  type RenderAppOptions,
} from '@narthex/shared-auth/testing';
import type { Role } from '@narthex/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSite } from '../../testing/fake-site';
import { withLandings } from '../../testing/with-shell';
import MemberPortal from './member-portal';

const site = { 'GET /v1/site': { body: { success: true, data: fakeSite } } };

function show({ path = '/members', calls, ...options }: RenderAppOptions = {}) {
  return renderApp(withLandings('/members', <MemberPortal />), {
    path,
    calls: { ...site, ...calls },
    ...options,
  });
}

const callsTo = ({ requests }: ReturnType<typeof show>, url: string) =>
  requests.filter((request) => request.url === `/api${url}`);

const signedIn = (role: Role): FakeResponse => ({ body: { success: true, data: fakeSession(role) } });

async function signIn(email = 'akinyi@demo.test', password = 'correct horse') {
  const user = userEvent.setup();
  const form = within(screen.getByRole('form', { name: 'Sign in' }));
  if (email) await user.type(form.getByLabelText(/^Email/), email);
  if (password) await user.type(form.getByLabelText(/^Password/), password);
  await user.click(form.getByRole('button', { name: 'Sign in' }));
  return user;
}

describe('signing in', () => {
  it.each([
    ['admin', '/admin-dashboard'],
    ['pastor', '/admin-dashboard'],
    ['elder', '/admin-dashboard'],
    ['member', '/member-dashboard'],
  ] as const)('leads a person of role %s to %s', async (role, landing) => {
    show({ calls: { 'POST /auth/login': signedIn(role) } });
    await signIn();
    expect(await screen.findByText(`arrived at ${landing}`)).toBeInTheDocument();
  });

  it('leads back to the page that was asked for, but never off the site', async () => {
    const calls = { 'POST /auth/login': signedIn('member') };
    const first = show({ path: '/members?return_to=%2Fmember%2Fprofile%3Ftab%3D2', calls });
    await signIn();
    expect(await screen.findByText('arrived at /member/profile?tab=2')).toBeInTheDocument();
    first.unmount();
    show({ path: '/members?return_to=https%3A%2F%2Fevil.example', calls });
    await signIn();
    expect(await screen.findByText('arrived at /member-dashboard')).toBeInTheDocument();
  });

  it.each([
    ['no words of its own', { status: 401, body: {} }, 'Login failed. Please check your credentials.'],
    ['no success', { body: { success: false, data: null } }, 'Login failed. Please check your credentials.'],
    [
      'a sentence',
      { body: { success: false, message: 'This account is closed.' } },
      'This account is closed.',
    ],
    ['no response at all', { networkError: true }, 'Login failed. Please try again.'],
    ['a limit', { status: 429, body: { message: 'Too many' } }, /Too many attempts/],
  ])('says why when the server has %s', async (_case, response: FakeResponse, message) => {
    show({ calls: { 'POST /auth/login': response } });
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(/^Email/)).toHaveValue('akinyi@demo.test');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('correct horse');
  });

  it('asks for what is missing before it sends anything', async () => {
    const shown = show();
    await signIn('', '');
    expect(await screen.findByRole('alert')).toHaveTextContent('Password is required');
    expect(screen.getByLabelText(/^Email/)).toBeInvalid();
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('A valid email address is required');
    expect(callsTo(shown, '/auth/login')).toEqual([]);
  });

  it('is busy while it waits, and sends once', async () => {
    const shown = show({ calls: { 'POST /auth/login': signedIn('member') } });
    const user = await signIn();
    const button = screen.queryByRole('button', { name: 'Signing in…' });
    if (button) await user.click(button);
    await screen.findByText(/arrived at/);
    expect(callsTo(shown, '/auth/login')).toHaveLength(1);
  });
});

describe('joining', () => {
  const fill = async (changes: Record<string, string> = {}) => {
    const user = userEvent.setup();
    const values = {
      '^First name': 'Akinyi',
      '^Last name': 'Odhiambo',
      '^Email': 'akinyi@demo.test',
      '^Password': 'correct horse',
      '^Confirm password': 'correct horse',
      ...changes,
    };
    await user.click(screen.getByRole('tab', { name: 'Join Us' }));
    const form = within(screen.getByRole('form', { name: 'Join us' }));
    for (const [label, value] of Object.entries(values)) {
      if (value) await user.type(form.getByLabelText(new RegExp(label)), value);
    }
    await user.click(form.getByRole('button', { name: 'Join us' }));
    return user;
  };

  beforeEach(() => {
    jest.spyOn(window, 'open').mockReturnValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  const joined = { status: 201, body: { success: true } };

  it('welcomes somebody signed in, opens the WhatsApp invite, links it too, and says what to do next', async () => {
    const shown = show({ calls: { 'POST /auth/register': joined, 'POST /auth/login': signedIn('member') } });
    await fill();
    const welcome = await screen.findByRole('alert');
    expect(welcome).toHaveTextContent('You will be redirected to our community WhatsApp group');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(window.open).toHaveBeenCalledWith(fakeSite.whatsapp_invite, '_blank', 'noopener');
    const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(await screen.findByText(/You are signed in/)).toBeInTheDocument();
    expect(linkTo('Open the WhatsApp group')).toBe(fakeSite.whatsapp_invite);
    expect(linkTo('Go to your dashboard')).toBe('/member-dashboard');
    expect(linkTo('Find a ministry')).toBe('/member/ministries');
    expect(callsTo(shown, '/auth/register')[0]?.body).toMatchObject({
      first_name: 'Akinyi',
      last_name: 'Odhiambo',
      email: 'akinyi@demo.test',
      password: 'correct horse',
      password_confirmation: 'correct horse',
    });
    expect(callsTo(shown, '/auth/login')[0]?.body).toEqual({
      email: 'akinyi@demo.test',
      password: 'correct horse',
    });
  });

  it('says that a link was sent, and signs nobody in before it is opened', async () => {
    const message = 'Please open the link in the email we sent you.';
    const body = { success: true, message, is_link_sent: true };
    const shown = show({ calls: { 'POST /auth/register': { status: 201, body } } });
    await fill();
    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    expect(screen.queryByRole('form', { name: 'Join us' })).not.toBeInTheDocument();
    expect(callsTo(shown, '/auth/login')).toEqual([]);
    expect(window.open).not.toHaveBeenCalled();
  });

  it('leads to the sign-in, with the address in it, when joining could not sign in', async () => {
    show({ calls: { 'POST /auth/register': joined, 'POST /auth/login': { status: 503, body: {} } } });
    await fill();
    expect(await screen.findByText(/You can sign in now/)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('akinyi@demo.test');
  });

  it('keeps the address that was typed when the tabs are changed', async () => {
    const user = userEvent.setup();
    show();
    await user.type(screen.getByLabelText(/^Email/), 'akinyi@demo.test');
    await user.click(screen.getByRole('tab', { name: 'Join Us' }));
    expect(screen.getByLabelText(/^Email/)).toHaveValue('akinyi@demo.test');
  });

  it('alerts that passwords differ and sends nothing', async () => {
    const shown = show();
    await fill({ '^Confirm password': 'correct house' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Passwords do not match');
    expect(callsTo(shown, '/auth/register')).toEqual([]);
    expect(window.open).not.toHaveBeenCalled();
  });

  it('shows each password by its own toggle', async () => {
    const user = userEvent.setup();
    show({ path: '/members?tab=join' });
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText(/^Confirm password/)).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show confirm password' }));
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText(/^Confirm password/)).toHaveAttribute('type', 'text');
  });

  it('puts the refusal of an address on its field and keeps what was typed', async () => {
    const errors = { email: ['This email address already has an account.'] };
    show({ calls: { 'POST /auth/register': { status: 422, body: { message: 'x', errors } } } });
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('already has an account');
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/already has an account/);
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Akinyi');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeInTheDocument();
    expect(window.open).not.toHaveBeenCalled();
  });

  it.each([
    [{ status: 400, body: {} }, /^Registration failed$/],
    [{ networkError: true }, 'Registration failed. Please try again.'],
  ])('says that it failed', async (response: FakeResponse, message) => {
    show({ calls: { 'POST /auth/register': response } });
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('loses nothing when the tabs are changed', async () => {
    const user = userEvent.setup();
    show({ path: '/members?tab=join' });
    await user.type(screen.getByLabelText(/^First name/), 'Akinyi');
    await user.click(screen.getByRole('tab', { name: 'Sign In' }));
    await user.click(screen.getByRole('tab', { name: 'Join Us' }));
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Akinyi');
  });
});

it('leads home', () => {
  show();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

it('tells somebody who is signed in so, and lets them continue or sign out', async () => {
  const user = userEvent.setup();
  show({ role: 'elder', calls: { 'POST /auth/logout': {} } });
  expect(screen.getByText('akinyi@demo.test')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/admin-dashboard');
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByRole('form', { name: 'Sign in' })).toBeInTheDocument();
});
