import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Department } from '@narthex/shared-contracts';
import type { DepartmentProfile } from '@narthex/shared-contracts/schemas/departments';
import { fakeSite } from '../testing';
import DepartmentSettingsPanel from './department-settings-panel';

const profile: DepartmentProfile = {
  id: 5,
  department: 'music',
  introduction: 'Choirs and song service.',
  contact_name: 'Kevin Were',
  contact_email: null,
  contact_phone: null,
  meeting_info: null,
  links: [{ label: 'Group chat', url: 'https://chat.example.org/music' }],
  version: 3,
};
const ok = (data: unknown) => ({ body: { success: true, data } });

const show = (calls: FakeCalls = {}, department: Department = 'music') =>
  renderApp(<DepartmentSettingsPanel scope={{ kind: 'department', department }} />, {
    role: 'leader',
    department,
    path: '/department-dashboard/settings',
    calls: {
      'GET /v1/site': fakeSite,
      [`GET /v1/departments/${department}`]: ok({ ...profile, department }),
      ...calls,
    },
  });

/** These are the tokens that the shell loads. */
const tokens = document.createElement('style');
tokens.textContent = readFileSync(path.join(__dirname, '../../../shared-ui/src/styles/tokens.css'), 'utf8');
beforeAll(() => document.head.append(tokens));

// Drafts are kept in the session storage and must not leak into the next test.
afterEach(() => sessionStorage.clear());

it('saves what was changed, links among it, at once', async () => {
  const user = userEvent.setup();
  let sent: unknown;
  show({
    'PUT /v1/departments/music': (request) => {
      sent = { body: request.body, match: request.headers['If-Match'] };
      return ok({ ...profile, version: 4 });
    },
  });
  await user.type(await screen.findByLabelText('Email'), 'music@demo.test');
  await user.click(screen.getByRole('button', { name: 'Remove link 1' }));
  expect(screen.getByText('No links yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a link' }));
  await user.type(screen.getByLabelText('Name of link 1'), 'Song sheets');
  await user.type(screen.getByLabelText('URL of link 1'), '/Music/DCM');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Department updated successfully!')).toBeInTheDocument();
  expect(sent).toEqual({
    match: '"3"',
    body: {
      introduction: 'Choirs and song service.',
      contact_name: 'Kevin Were',
      contact_email: 'music@demo.test',
      contact_phone: null,
      meeting_info: null,
      links: [{ label: 'Song sheets', url: '/Music/DCM' }],
    },
  });
});

it('refuses what is no link or no address at its field, and sends nothing', async () => {
  const user = userEvent.setup();
  show();
  await user.type(await screen.findByLabelText('Email'), 'nobody');
  await user.clear(screen.getByLabelText('URL of link 1'));
  await user.type(screen.getByLabelText('URL of link 1'), 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription(
    /A valid email address is required/,
  );
  expect(screen.getByLabelText('URL of link 1')).toHaveAccessibleDescription(/A link starts with/);
});

it('shows both versions when somebody else saved first', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const current = { ...profile, contact_name: 'Achieng', version: 4 };
  show({
    'PUT /v1/departments/music': {
      status: 409,
      body: {
        success: false,
        code: 'conflict',
        message: 'Somebody else changed this in the meantime.',
        conflict: { current, current_version: 4, submitted: {} },
      },
    },
  });
  await user.type(await screen.findByLabelText('Phone'), '0700 100 100');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByRole('row', { name: /Contact person.*Achieng/ })).toBeInTheDocument();
});

it('leads to the public page, and shows the colours in light and dark', async () => {
  show();
  expect(await screen.findByRole('link', { name: '/Music/ChurchChoir' })).toBeInTheDocument();
  const theme = within(screen.getByRole('region', { name: 'Theme' }));
  expect(theme.getByText('#6a3fa0')).toBeInTheDocument();
  expect(theme.getByText('#b79ae6')).toBeInTheDocument();
});

it('shows the colours of the church where a department has none', async () => {
  show({}, 'finance');
  const theme = within(await screen.findByRole('region', { name: 'Theme' }));
  expect(theme.getByText('#1f4068')).toBeInTheDocument();
  expect(theme.getByText('#8fb4e3')).toBeInTheDocument();
});

it('says that a department of the senior administration has no page', async () => {
  show({}, 'finance');
  expect(await screen.findByLabelText('Contact person')).toHaveValue('Kevin Were');
  expect(screen.getByText(/There is no public page of Finance yet/)).toBeInTheDocument();
});

it('says when they did not load, are refused, or belong to nobody', async () => {
  const { unmount } = show({ 'GET /v1/departments/music': { networkError: true } });
  expect(await screen.findByText('Failed to load department settings')).toBeInTheDocument();
  unmount();
  const { unmount: close } = show({
    'GET /v1/departments/music': { status: 403, body: { success: false, message: 'Forbidden' } },
  });
  expect(await screen.findByText('You do not have permission to perform this action.')).toBeInTheDocument();
  close();
  renderApp(<DepartmentSettingsPanel scope={{ kind: 'church' }} />, { role: 'admin', path: '/x' });
  expect(screen.getByText(/These settings belong to a department/)).toBeInTheDocument();
});
