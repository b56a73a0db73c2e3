import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, renderMemberArea } from '../member-area.testing';

const PATH = '/member/security';
const device = (changes: object) => ({
  id: 1,
  device: 'Chrome on Android',
  created_at: '2026-11-20T06:00:00.000Z',
  last_seen_at: '2026-11-21T06:00:00.000Z',
  is_current: false,
  ...changes,
});
const HERE = device({ id: 2, device: 'Firefox on Linux', is_current: true });
const list = (...devices: object[]) => ({ 'GET /auth/sessions': ok(devices) });
const done = (message: string) => ({ body: { success: true, message } });
const refused = (status: number, body: object) => ({ status, body: { success: false, ...body } });

beforeAll(() => import('./security-page'));

describe('where somebody is signed in', () => {
  it('lists the devices, and marks this one', async () => {
    renderMemberArea(PATH, list(device({}), HERE));
    expect(screen.getByRole('heading', { level: 1, name: 'Password and devices' })).toBeInTheDocument();
    const panel = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
    const here = within((await panel.findByText('Firefox on Linux')).closest('li') as HTMLElement);
    expect(here.getByText('This device')).toBeInTheDocument();
    expect(panel.getByText(/last seen/)).toBeInTheDocument();
  });

  it('lists programs and other websites apart from browsers', async () => {
    const origin = 'https://app.example.org';
    renderMemberArea(
      PATH,
      list(
        device({ client: 'browser' }),
        device({ id: 3, client: 'program', origin: null }),
        device({ id: 4, client: 'website', origin }),
        { ...HERE, client: 'browser' },
      ),
    );
    const others = await screen.findByRole('region', { name: 'Programs and other websites' });
    expect(within(others).getAllByRole('listitem')).toHaveLength(2);
    expect(within(others).getByRole('button', { name: 'Sign out A program' })).toBeInTheDocument();
    expect(
      within(others).getByRole('button', { name: 'Sign out The website app.example.org' }),
    ).toBeInTheDocument();
    expect(within(others).queryByText('Firefox on Linux')).toBeNull();
    expect(screen.getByText('Chrome on Android')).toBeInTheDocument();
  });

  it('signs one out', async () => {
    const user = userEvent.setup();
    let isGone = false;
    renderMemberArea(PATH, {
      'GET /auth/sessions': () => ok(isGone ? [HERE] : [device({}), HERE]),
      'DELETE /auth/sessions/1': () => {
        isGone = true;
        return done('That device is signed out.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    expect(await screen.findByText('That device is signed out.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
    expect(screen.getByText('You aren’t signed in on any other device.')).toBeInTheDocument();
  });

  it('signs all others out', async () => {
    const user = userEvent.setup();
    renderMemberArea(PATH, {
      ...list(device({}), HERE),
      'DELETE /auth/sessions': done('You are signed out everywhere else.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('You are signed out everywhere else.')).toBeInTheDocument();
  });

  it('says what failed, and tries again', async () => {
    const user = userEvent.setup();
    let isDown = true;
    renderMemberArea(PATH, {
      'GET /auth/sessions': () => (isDown ? refused(500, {}) : ok([device({}), HERE])),
      'DELETE /auth/sessions': { networkError: true },
    });
    expect(await screen.findByText('Failed to load your devices')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('Failed to sign out there. Please try again.')).toBeInTheDocument();
  });
});

describe('a new password', () => {
  async function change(response: object | undefined, [current, next, repeated]: readonly string[]) {
    const user = userEvent.setup();
    const shown = renderMemberArea(PATH, {
      ...list(HERE),
      ...(response && { 'PUT /auth/password': response }),
    });
    await screen.findByRole('form', { name: 'Change password' });
    const type = async (label: RegExp, text = '') =>
      text && (await user.type(screen.getByLabelText(label), text));
    await type(/^Current password/, current);
    await type(/^New password/, next);
    await type(/^Repeat new password/, repeated);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    return shown;
  }

  it('is saved, and the other devices are signed out', async () => {
    const message = 'Your password is changed. You are signed out everywhere else.';
    const { requests } = await change(done(message), ['old one', 'a wholly new one', 'a wholly new one']);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      current_password: 'old one',
      password: 'a wholly new one',
    });
    expect(screen.getByLabelText(/^Current password/)).toHaveValue('');
  });

  it.each([
    [
      'without the current one',
      ['', 'a wholly new one', 'a wholly new one'],
      'Please enter your current password',
    ],
    ['that is too short', ['old one', 'short', 'short'], 'Password must be at least 8 characters'],
    ['repeated wrongly', ['old one', 'a wholly new one', 'a wholly now one'], 'Passwords do not match'],
  ])('is refused %s before anything is sent', async (_, typed, message) => {
    const { requests } = await change(undefined, typed);
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(requests.find(({ method }) => method === 'PUT')).toBeUndefined();
  });

  it('is refused at the field where the current one is wrong, and what was typed stays', async () => {
    const said = 'This is not your current password';
    const response = refused(422, {
      message: said,
      code: 'validation',
      errors: { current_password: [said] },
    });
    await change(response, ['a guess', 'a wholly new one', 'a wholly new one']);
    await waitFor(() => expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription(said));
    expect(screen.getByLabelText(/^New password/)).toHaveValue('a wholly new one');
  });

  it.each([
    [{ networkError: true }, 'Failed to change your password. Please try again.'],
    [refused(429, { message: 'Too many failed sign-ins.', code: 'locked_out' }), 'Too many failed sign-ins.'],
  ])('says why it could not be saved', async (response, message) => {
    await change(response, ['old one', 'a wholly new one', 'a wholly new one']);
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
