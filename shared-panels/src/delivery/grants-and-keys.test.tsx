import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { DeliveryKey } from '@narthex/shared-contracts/schemas/delivery-keys';
import type { Grant } from '@narthex/shared-contracts/schemas/grants';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SystemPanel from '../system/system-panel';
import { fakeList, fakeSite } from '../testing';

const GRANT: Grant = {
  id: 3,
  remote: 'music-dashboard',
  owner: 'Music ministry',
  paths: ['/music-dashboard'],
  least_guard: 'leader',
  departments: ['music'],
  kind: 'isolated',
  uses: ['events.read'],
  size_budget_kb: 300,
  version: 1,
  updated_at: '2025-11-20T09:00:00Z',
};
const KEY: DeliveryKey = {
  id: 7,
  name: 'Kevin’s laptop',
  remote: 'music-dashboard',
  can_release: true,
  issued_by: 'Grace Achieng',
  created_at: '2025-11-20T09:00:00Z',
  expires_at: '2099-11-20T09:00:00Z',
  last_used_at: null,
  revoked_at: null,
};

function show(tab: 'grants' | 'keys', calls: FakeCalls) {
  const user = userEvent.setup();
  const shown = renderApp(<SystemPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    path: `/communication-dashboard/system?tab=${tab}`,
    calls: { 'GET /v1/site': fakeSite, ...calls },
  });
  return { ...shown, user };
}

describe('grants', () => {
  const list = { 'GET /v1/delivery/grants': fakeList([GRANT]) };

  it('say what a team may publish, and for whom', async () => {
    show('grants', list);
    const row = within(await screen.findByRole('row', { name: /music-dashboard/ }));
    for (const text of ['Music ministry', '/music-dashboard', 'Leaders of music', '300 KB'])
      expect(row.getByText(text)).toBeInTheDocument();
  });

  it('are made for a new remote', async () => {
    const { user, requests } = show('grants', {
      ...list,
      'POST /v1/delivery/grants': { status: 201, body: { success: true, data: GRANT } },
    });
    await user.click(await screen.findByRole('button', { name: /^(Create|Add) New Grant/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /^Remote/ }), 'drama-club');
    await user.type(dialog.getByRole('textbox', { name: /^Team/ }), 'Drama');
    await user.type(dialog.getByRole('textbox', { name: /^Paths/ }), '/drama,');
    await user.type(dialog.getByRole('textbox', { name: /^Departments/ }), 'youth,');
    await user.click(dialog.getByRole('button', { name: /^(Create|Add|Save)/ }));
    expect(await screen.findByText(/successfully/)).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      remote: 'drama-club',
      owner: 'Drama',
      paths: ['/drama'],
      least_guard: 'leader',
      departments: ['youth'],
      size_budget_kb: 300,
      kind: 'isolated',
      uses: [],
    });
  });

  it('say what is wrong with them before anything is sent', async () => {
    const { user, requests } = show('grants', list);
    await user.click(await screen.findByRole('button', { name: /^(Create|Add) New Grant/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /^Remote/ }), 'Drama Club');
    await user.type(dialog.getByRole('textbox', { name: /^Departments/ }), 'theatre,');
    await user.click(dialog.getByRole('button', { name: /^(Create|Add|Save)/ }));
    expect(
      await dialog.findAllByText('A remote is named in kebab-case, such as music-dashboard.'),
    ).not.toEqual([]);
    expect(dialog.getAllByText('Please name the team.')).not.toEqual([]);
    expect(dialog.getAllByText('At least one path is needed.')).not.toEqual([]);
    expect(dialog.getAllByText(/^Departments are communication/)).not.toEqual([]);
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  });
});

describe('what a remote may use', () => {
  const list = { 'GET /v1/delivery/grants': fakeList([GRANT]) };
  const edit = async () => {
    const { user, requests } = show('grants', {
      ...list,
      'PUT /v1/delivery/grants/3': { body: { success: true, data: GRANT } },
    });
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('textbox', { name: /^Remote/ });
    const save = async () => {
      await user.click(dialog.getByRole('button', { name: /^(Update|Save)/ }));
      expect(await screen.findByText(/successfully/)).toBeInTheDocument();
      return requests.find(({ method }) => method === 'PUT')?.body;
    };
    return { user, dialog, save };
  };

  it('is chosen by sentences with their risks, the narrower scope first', async () => {
    const { user, dialog, save } = await edit();
    expect(
      dialog.getByRole('checkbox', { name: /^Reads events as the person sees them\. Low risk/ }),
    ).toBeChecked();
    const manage = dialog.getByRole('checkbox', { name: /^Creates, changes and deletes events.*High risk/ });
    await user.click(manage);
    const narrower = dialog.getByRole('checkbox', {
      name: 'Only what belongs to the person’s own department',
    });
    expect(narrower).toBeChecked();
    expect(await save()).toMatchObject({ uses: ['events.read', 'events.manage:department'] });
  });

  it('is widened on purpose, and taken back', async () => {
    const { user, dialog, save } = await edit();
    await user.click(dialog.getByRole('checkbox', { name: /^Creates, changes and deletes events/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Only what belongs/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Reads events as/ }));
    expect(await save()).toMatchObject({ uses: ['events.manage'] });
  });

  it('is everything for a core remote, which the form warns of', async () => {
    const { user, dialog, save } = await edit();
    expect(dialog.queryByText(/everything that you can/)).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Kind/ }), 'core');
    expect(dialog.getByRole('alert')).toHaveTextContent('Its code can then do everything that you can');
    expect(dialog.queryByRole('checkbox', { name: /^Reads events/ })).not.toBeInTheDocument();
    expect(await save()).toMatchObject({ kind: 'core' });
  });
});

describe('keys', () => {
  it('are issued, and shown once', async () => {
    const { user, requests } = show('keys', {
      'GET /v1/delivery/keys': fakeList([]),
      'POST /v1/delivery/keys': {
        status: 201,
        body: { success: true, data: { ...KEY, token: 'nx_secret.seed' } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Issue a key' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /^For whom/ }), 'Kevin’s laptop');
    await user.type(dialog.getByRole('textbox', { name: /^Remote/ }), 'music-dashboard');
    await user.click(dialog.getByRole('button', { name: 'Issue' }));
    expect(await dialog.findByRole('textbox', { name: 'Key' })).toHaveValue('nx_secret.seed');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Kevin’s laptop',
      remote: 'music-dashboard',
      expires_in_days: 180,
      can_release: true,
    });
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByText('Copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('nx_secret.seed');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('nx_secret.seed')).not.toBeInTheDocument();
  });

  it('are protected while they are typed, and until they were copied', async () => {
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user } = show('keys', {
      'GET /v1/delivery/keys': fakeList([]),
      'POST /v1/delivery/keys': {
        status: 201,
        body: { success: true, data: { ...KEY, token: 'nx_secret.seed' } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Issue a key' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = await dialog.findByRole('textbox', { name: /^For whom/ });
    expect(isWarned()).toBe(false);
    await user.type(name, 'Kevin');
    expect(isWarned()).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: /^Remote/ }), 'music-dashboard');
    await user.click(dialog.getByRole('button', { name: 'Issue' }));
    await dialog.findByRole('textbox', { name: 'Key' });
    expect(isWarned()).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(isWarned()).toBe(false);
  });

  it('keep what was typed when the site refuses', async () => {
    const { user } = show('keys', {
      'GET /v1/delivery/keys': fakeList([]),
      'POST /v1/delivery/keys': {
        status: 422,
        body: {
          success: false,
          message: 'At most 400 days.',
          errors: { expires_in_days: ['At most 400 days.'] },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Issue a key' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: /^For whom/ }), 'Kevin');
    await user.type(dialog.getByRole('textbox', { name: /^Remote/ }), 'music-dashboard');
    await user.click(dialog.getByRole('button', { name: 'Issue' }));
    expect(await dialog.findByText('Failed to issue the key. At most 400 days.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /^For whom/ })).toHaveValue('Kevin');
  });

  it('are revoked, and then offered no more', async () => {
    const { user, requests } = show('keys', {
      'GET /v1/delivery/keys': fakeList([KEY, { ...KEY, id: 8, name: 'Old', revoked_at: KEY.created_at }]),
      'DELETE /v1/delivery/keys/7': { body: { success: true, message: 'The key was revoked.' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke the key of Kevin’s laptop' }));
    expect(screen.queryByRole('button', { name: 'Revoke the key of Old' })).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('The key was revoked.')).toBeInTheDocument();
    expect(requests.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});
