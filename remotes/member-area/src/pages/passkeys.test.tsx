import { startRegistration } from '@simplewebauthn/browser';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeCalls } from '@narthex/shared-auth/testing';
import { ok, renderMemberArea } from '../member-area.testing';

// jsdom has no authenticators, so this is the edge where the browser is faked.
jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn() }));
const browser = jest.mocked(startRegistration);

const CREATION = { challenge: 'abc', rp: { id: 'localhost', name: 'Mwangaza' } };
const MADE = {
  id: 'key',
  rawId: 'key',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'client', attestationObject: 'object', transports: ['internal' as const] },
};
const APP = { is_enabled: true, is_required: false, has_app: true, passkeys: [], recovery_codes_left: 9 };
const OFF = { ...APP, is_enabled: false, has_app: false, recovery_codes_left: 0 };
const PHONE = { id: 4, name: 'My phone', created_at: '2026-01-05T09:00:00Z', last_used_at: null };
const KEY = { ...PHONE, id: 5, name: 'Blue key', last_used_at: '2026-02-01T09:00:00Z' };
const done = (message: string, data?: object) => ({ body: { success: true, message, data } });
const named = (name: string) => Object.assign(new Error('The browser says so.'), { name });

const show = (calls: FakeCalls) =>
  renderMemberArea('/member/security', { 'GET /auth/sessions': ok([]), ...calls }, { role: 'admin' });

beforeAll(() => import('./security-page'));
beforeEach(() => browser.mockReset().mockResolvedValue(MADE));

async function add(calls: FakeCalls, name = 'My phone') {
  const user = userEvent.setup();
  const shown = show({ 'POST /auth/passkeys/set-up': ok(CREATION), ...calls });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  if (name) await user.type(screen.getByRole('textbox', { name: /^Name of the passkey/ }), name);
  await user.click(screen.getByRole('button', { name: 'Add the passkey' }));
  return { ...shown, user };
}

it('is added as the first factor, and its recovery codes are shown once', async () => {
  let isOn = false;
  const { user, requests } = await add({
    'GET /auth/second-factor': () =>
      ok(isOn ? { ...OFF, is_enabled: true, passkeys: [PHONE], recovery_codes_left: 10 } : OFF),
    'POST /auth/passkeys': () => {
      isOn = true;
      return done('It is on.', { passkey: PHONE, recovery_codes: ['aaaa-bbbb'] });
    },
  });
  expect(await screen.findByText('aaaa-bbbb')).toBeInTheDocument();
  expect(browser).toHaveBeenCalledWith({ optionsJSON: CREATION });
  expect(requests.find(({ url }) => url.endsWith('/auth/passkeys'))?.body).toEqual({
    name: 'My phone',
    credential: {
      id: 'key',
      rawId: 'key',
      type: 'public-key',
      response: { clientDataJSON: 'client', attestationObject: 'object', transports: ['internal'] },
    },
  });
  await user.click(screen.getByRole('button', { name: 'I have kept the codes' }));
  const list = within(await screen.findByRole('list', { name: 'Your second steps' }));
  expect(list.getByText('My phone')).toBeInTheDocument();
  expect(list.getByText(/^Passkey, added .*, not used yet$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Set up an app' })).toBeInTheDocument();
});

it('is added beside the app without new codes', async () => {
  await add({
    'GET /auth/second-factor': ok(APP),
    'POST /auth/passkeys': done('The passkey was added.', { passkey: PHONE, recovery_codes: [] }),
  });
  expect(await screen.findByText('The passkey was added.')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Your second steps' })).toBeInTheDocument();
});

it('asks before its name or the codes that are shown once are left', async () => {
  const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const user = userEvent.setup();
  show({
    'GET /auth/second-factor': ok(OFF),
    'POST /auth/passkeys/set-up': ok(CREATION),
    'POST /auth/passkeys': done('It is on.', { passkey: PHONE, recovery_codes: ['aaaa-bbbb'] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  expect(isWarned()).toBe(false);
  await user.type(screen.getByRole('textbox', { name: /^Name of the passkey/ }), 'My phone');
  expect(isWarned()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Add the passkey' }));
  await screen.findByText('aaaa-bbbb');
  expect(isWarned()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'I have kept the codes' }));
  expect(isWarned()).toBe(false);
});

it('needs a name', async () => {
  await add({ 'GET /auth/second-factor': ok(APP) }, '');
  expect(await screen.findByText('Please enter a name')).toBeInTheDocument();
  expect(browser).not.toHaveBeenCalled();
});

it.each([
  ['was cancelled', named('NotAllowedError'), 'No passkey was made. Please try again.'],
  [
    'knows the account',
    named('InvalidStateError'),
    'This device or security key has a passkey for your account already.',
  ],
  ['refuses the address', named('SecurityError'), 'Passkeys don’t work at this address of the site.'],
])('says why when the browser %s, and keeps the name', async (_, cause, message) => {
  browser.mockRejectedValue(cause);
  await add({ 'GET /auth/second-factor': ok(APP) });
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Name of the passkey/ })).toHaveValue('My phone');
});

it('says why when the server refuses it', async () => {
  await add({
    'GET /auth/second-factor': ok(APP),
    'POST /auth/passkeys': {
      status: 409,
      body: { success: false, code: 'conflict', message: 'This passkey is registered already.' },
    },
  });
  expect(await screen.findByText('This passkey is registered already.')).toBeInTheDocument();
});

it('is removed after a question, and the others stay', async () => {
  const user = userEvent.setup();
  let passkeys = [PHONE, KEY];
  const { requests } = show({
    'GET /auth/second-factor': () => ok({ ...APP, passkeys }),
    'DELETE /auth/passkeys/5': () => {
      passkeys = [PHONE];
      return done('The passkey was removed.');
    },
  });
  expect(await screen.findByText(/^Passkey, added .*, last used .*$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove: Blue key' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove “Blue key”?' }));
  expect(dialog.getByText(/Your recovery codes stay/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The passkey was removed.')).toBeInTheDocument();
  expect(await screen.findByText('My phone')).toBeInTheDocument();
  expect(screen.queryByText('Blue key')).not.toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('as the last factor can’t be removed where the site requires one', async () => {
  show({ 'GET /auth/second-factor': ok({ ...APP, has_app: false, is_required: true, passkeys: [PHONE] }) });
  expect(await screen.findByText('My phone')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Switch off|Remove)/ })).not.toBeInTheDocument();
});
