import { sessionStore } from '@narthex/shared-auth';
import { fakeSession, renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSite } from '../../testing/fake-site';
import { withLandings } from '../../testing/with-shell';
import AdminLogin from '../admin/admin-login';
import LeadersPortal from '../leaders/leaders-portal';
import MemberPortal from '../members/member-portal';

const session = { ...fakeSession('admin'), department: 'music' as const };
const challenged = (step: 'code' | 'set-up') => ({
  body: {
    success: false,
    message: 'Please enter the code from your app.',
    data: { challenge: 'the-challenge', step },
  },
});
const WRONG = 'This code is not right, or it was used already.';
const wrongCode = {
  status: 422,
  body: { success: false, message: WRONG, code: 'validation', errors: { code: [WRONG] } },
};

const PORTALS = {
  members: { path: '/members', form: 'Sign in', call: 'POST /auth/login', Portal: MemberPortal },
  leaders: {
    path: '/leaders?department=music',
    form: 'Sign in for Music',
    call: 'POST /auth/leader-login',
    Portal: LeadersPortal,
  },
  administrators: {
    path: '/admin/login',
    form: 'Administrator sign-in',
    call: 'POST /auth/login',
    Portal: AdminLogin,
  },
} as const;

async function enterPassword(
  portal: keyof typeof PORTALS,
  calls: FakeCalls,
  step: 'code' | 'set-up' = 'code',
) {
  const { path, form, call, Portal } = PORTALS[portal];
  const shown = renderApp(withLandings(path.split('?')[0] ?? path, <Portal />), {
    path,
    calls: {
      'GET /v1/site': { body: { success: true, data: fakeSite } },
      [call]: challenged(step),
      ...calls,
    },
  });
  const user = userEvent.setup();
  const fields = within(await screen.findByRole('form', { name: form }));
  await user.type(fields.getByLabelText(/^Email/), 'akinyi@demo.test');
  await user.type(fields.getByLabelText(/^Password/), 'correct horse');
  await user.click(fields.getByRole('button', { name: 'Sign in' }));
  const second = within(await screen.findByRole('form', { name: 'Two-step sign-in' }));
  return { ...shown, user, second };
}

beforeAll(() => import('./set-up-form'));

describe.each(Object.keys(PORTALS) as (keyof typeof PORTALS)[])('the portal of %s', (portal) => {
  it('asks for the code, in the focused field, and signs in with it', async () => {
    const { user, second, requests } = await enterPassword(portal, {
      'POST /auth/second-factor/sign-in': { body: { success: true, data: session } },
    });
    const field = second.getByRole('textbox', { name: 'Code from your app' });
    expect(field).toHaveFocus();
    expect(sessionStore.getState().stored).toBeNull();
    await user.type(field, '123 456{Enter}');
    expect(await screen.findByText(/^arrived at/)).toBeInTheDocument();
    expect(requests.at(-1)?.body).toEqual({ challenge: 'the-challenge', code: '123 456' });
    expect(sessionStore.getState().stored?.token).toBe(session.token);
  });

  it('goes back to the form of the password with what was typed, and no error', async () => {
    const { user } = await enterPassword(portal, {});
    await user.click(screen.getByRole('button', { name: 'Back' }));
    const form = within(await screen.findByRole('form', { name: PORTALS[portal].form }));
    expect(form.getByLabelText(/^Email/)).toHaveValue('akinyi@demo.test');
    expect(form.getByLabelText(/^Password/)).toHaveValue('correct horse');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(form.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });
});

it('says at its field that a code is wrong, keeps it, and takes the next one', async () => {
  let isWrong = true;
  const { user, second } = await enterPassword('members', {
    'POST /auth/second-factor/sign-in': () =>
      isWrong ? wrongCode : { body: { success: true, data: session } },
  });
  const field = second.getByRole('textbox', { name: 'Code from your app' });
  await user.type(field, '000000{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(WRONG)));
  expect(field).toHaveValue('000000');
  isWrong = false;
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  expect(await screen.findByText('arrived at /admin-dashboard')).toBeInTheDocument();
});

it('asks for a code before it sends anything', async () => {
  const { user, second, requests } = await enterPassword('members', {});
  const sent = requests.length;
  await user.click(second.getByRole('button', { name: 'Sign in' }));
  expect((await second.findAllByText('Please enter the code')).length).toBeGreaterThan(0);
  expect(requests).toHaveLength(sent);
});

it('takes a recovery code instead', async () => {
  const { user, second, requests } = await enterPassword('members', {
    'POST /auth/second-factor/sign-in': { body: { success: true, data: session } },
  });
  await user.click(second.getByRole('button', { name: 'Sign in' }));
  await second.findAllByText('Please enter the code');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.queryByText('Please enter the code')).not.toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'Recovery code' });
  expect(field).toHaveFocus();
  await user.type(field, 'abcd-efgh{Enter}');
  expect(await screen.findByText(/^arrived at/)).toBeInTheDocument();
  expect(requests.at(-1)?.body).toMatchObject({ code: 'abcd-efgh' });
});

it.each([
  ['no connection', { networkError: true }, 'Login failed. Please try again.'],
  ['too many attempts', { status: 429, body: { code: 'locked_out', message: 'Wait' } }, /Too many attempts/],
])('says why with %s', async (_, response, message) => {
  const { user, second } = await enterPassword('members', { 'POST /auth/second-factor/sign-in': response });
  await user.type(second.getByRole('textbox'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(second.getByRole('textbox')).toHaveValue('123456');
});

it('begins again with the password when the sign-in took too long', async () => {
  const message = 'This sign-in took too long. Please start again.';
  const { user, second } = await enterPassword('members', {
    'POST /auth/second-factor/sign-in': {
      status: 401,
      body: { success: false, code: 'invalid_credentials', message },
    },
  });
  await user.type(second.getByRole('textbox'), '123456{Enter}');
  const form = within(await screen.findByRole('form', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(form.getByLabelText(/^Password/)).toHaveValue('correct horse');
});

it('refuses a person who isn’t an administrator after the code, too', async () => {
  const { user, second } = await enterPassword('administrators', {
    'POST /auth/second-factor/sign-in': { body: { success: true, data: fakeSession('member') } },
    'POST /auth/logout': { body: { success: true, message: '' } },
  });
  await user.type(second.getByRole('textbox'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Access denied. Admin privileges required.');
});

describe('setting up at the sign-in', () => {
  const key = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Mwangaza:a?secret=JBSWY3DPEHPK3PXP' };
  const SET_UP = 'POST /auth/second-factor/sign-in/set-up';

  it('shows the key, then the recovery codes, and only then lets in', async () => {
    const { user, second } = await enterPassword(
      'administrators',
      {
        [SET_UP]: { body: { success: true, data: key } },
        'POST /auth/second-factor/sign-in': {
          body: { success: true, data: session, recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] },
        },
      },
      'set-up',
    );
    expect(second.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use a recovery code' })).not.toBeInTheDocument();
    await user.type(second.getByRole('textbox', { name: 'Code from your app' }), '123456{Enter}');
    expect(await screen.findByText('cccc-dddd')).toBeInTheDocument();
    expect(sessionStore.getState().stored).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have kept the codes: continue' }));
    expect(await screen.findByText('arrived at /admin/dashboard')).toBeInTheDocument();
  });

  it.each([
    ['Failed to start the set-up', { networkError: true }],
    [/Too many attempts/, { status: 429, body: { code: 'rate_limited', message: 'Wait' } }],
  ])('says %s when the key does not come, and tries again', async (message, failure) => {
    const user = userEvent.setup();
    let isDown = true;
    renderApp(withLandings('/admin/login', <AdminLogin />), {
      path: '/admin/login',
      calls: {
        'POST /auth/login': challenged('set-up'),
        [SET_UP]: () => (isDown ? failure : { body: { success: true, data: key } }),
      },
    });
    await user.type(screen.getByLabelText(/^Email/), 'akinyi@demo.test');
    await user.type(screen.getByLabelText(/^Password/), 'correct horse{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  });
});
