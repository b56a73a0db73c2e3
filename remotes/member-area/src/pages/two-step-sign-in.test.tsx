import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeCalls } from '@narthex/shared-auth/testing';
import { ok, renderMemberArea } from '../member-area.testing';

const KEY = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Mwangaza:a?secret=JBSWY3DPEHPK3PXP' };
const CODES = { recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] };
const state = (changes: object = {}) =>
  ok({
    is_enabled: true,
    is_required: false,
    has_app: true,
    passkeys: [],
    recovery_codes_left: 9,
    ...changes,
  });
const OFF = { is_enabled: false, has_app: false };
const done = (message: string, data?: object) => ({ body: { success: true, message, data } });
const refused = (status: number, message: string, errors?: object) => ({
  status,
  body: { success: false, code: status === 422 ? 'validation' : 'conflict', message, errors },
});

const show = (calls: FakeCalls = {}, role: 'admin' | 'member' = 'admin') =>
  renderMemberArea('/member/security', { 'GET /auth/sessions': ok([]), ...calls }, { role });
const panel = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }));

beforeAll(() => import('./security-page'));

it('is offered to nobody without an office, and shown to a member who has it on', async () => {
  const first = show({}, 'member');
  await screen.findByText('You aren’t signed in on any other device.');
  expect(screen.queryByRole('region', { name: 'Two-step sign-in' })).not.toBeInTheDocument();
  first.unmount();
  show({ 'GET /auth/second-factor': state() }, 'member');
  expect((await panel()).getByText('9 recovery codes left.', { exact: false })).toBeInTheDocument();
});

it('is set up with a code, shows the recovery codes once, and then is on', async () => {
  const user = userEvent.setup();
  let isOn = false;
  const { requests } = show({
    'GET /auth/second-factor': () => state(isOn ? {} : OFF),
    'POST /auth/second-factor/set-up': ok(KEY),
    'POST /auth/second-factor': ({ body }) => {
      isOn = (body as { code: string }).code === '123456';
      const message = 'This code is not right.';
      return isOn ? done('It is on.', CODES) : refused(422, message, { code: [message] });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'Code from your app' });
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await screen.findByText('Please enter the code')).toBeInTheDocument();
  await user.type(field, '000000');
  await user.click(screen.getByRole('button', { name: 'Switch on' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/This code is not right/));
  expect(field).toHaveValue('000000');
  await user.clear(field);
  await user.type(field, '123456{Enter}');
  expect(await screen.findByText('cccc-dddd')).toBeInTheDocument();
  expect(screen.getByText('It is on.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have kept the codes' }));
  expect(await screen.findByRole('button', { name: 'Switch off: Authenticator app' })).toBeInTheDocument();
  expect(screen.queryByText('cccc-dddd')).not.toBeInTheDocument();
  expect(requests.filter(({ url }) => url.endsWith('/set-up'))).toHaveLength(1);
});

it('lets go of the set-up, and keeps the focus in the panel', async () => {
  const user = userEvent.setup();
  show({ 'GET /auth/second-factor': state(OFF), 'POST /auth/second-factor/set-up': ok(KEY) });
  const region = await screen.findByRole('region', { name: 'Two-step sign-in' });
  await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(region).toContainElement(document.activeElement as HTMLElement);
  await user.click(cancel);
  expect(region).toContainElement(document.activeElement as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeInTheDocument();
});

it('gives new recovery codes', async () => {
  const user = userEvent.setup();
  show({ 'GET /auth/second-factor': state(), 'POST /auth/second-factor/recovery-codes': ok(CODES) });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  expect(await screen.findByText('aaaa-bbbb')).toBeInTheDocument();
});

it('is switched off after a question', async () => {
  const user = userEvent.setup();
  let isOn = true;
  show({
    'GET /auth/second-factor': () => state(isOn ? {} : OFF),
    'DELETE /auth/second-factor': () => {
      isOn = false;
      return done('Two-step sign-in is off.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Switch off: Authenticator app' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Switch off two-step sign-in?' }));
  await user.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('Two-step sign-in is off.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeInTheDocument();
});

it('can’t be switched off where the site requires it', async () => {
  show({ 'GET /auth/second-factor': state({ is_required: true }) });
  expect(await screen.findByText(/This site requires it of you/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Switch off|Remove)/ })).not.toBeInTheDocument();
});

it.each([
  [{ networkError: true }, 'Failed to change your two-step sign-in. Please try again.'],
  [refused(500, 'Inside'), 'Failed to change your two-step sign-in. Please try again.'],
  [refused(409, 'Two-step sign-in is not on.'), 'Two-step sign-in is not on.'],
  [refused(401, 'Please enter your password again.'), 'Please enter your password again.'],
])('says why there are no new codes', async (response, message) => {
  const user = userEvent.setup();
  show({ 'GET /auth/second-factor': state(), 'POST /auth/second-factor/recovery-codes': response });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it('says when it can’t be loaded, and tries again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  show({ 'GET /auth/second-factor': () => (isDown ? { networkError: true } : state()) });
  expect(await screen.findByText('Failed to load your two-step sign-in')).toBeInTheDocument();
  isDown = false;
  await user.click((await panel()).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'New recovery codes' })).toBeInTheDocument();
});
