import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Settings } from '@narthex/shared-contracts/schemas/settings';
import { fakeSite } from '../testing';
import { SETTING_LABELS } from './setting-labels';
import SettingsPanel from './settings-panel';

const EMPTY = Object.fromEntries(Object.keys(SETTING_LABELS).map((name) => [name, '']));
const settings = {
  ...EMPTY,
  id: 1,
  version: 4,
  name: 'Mwangaza',
  product: 'Mwangaza',
  slug: 'mwangaza',
  time_zone: 'Africa/Nairobi',
  languages: 'en',
  has_sample_events: 'true',
  slide_interval_seconds: '6',
  audit_retention_days: '730',
  report_retention_days: '90',
  inquiry_retention_days: '365',
  requires_second_factor: 'false',
} as Settings;

const show = (calls: FakeCalls = {}) =>
  renderApp(<SettingsPanel />, {
    role: 'admin',
    path: '/communication-dashboard/settings',
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/admin/settings': { body: { success: true, data: settings } },
      ...calls,
    },
  });

it('saves what was changed and says so', async () => {
  const user = userEvent.setup();
  let sent: unknown;
  show({
    'PUT /v1/admin/settings': ({ body }) => {
      sent = body;
      return { body: { success: true, data: { ...settings, phone: '0700 000000', version: 5 } } };
    },
  });
  await user.type(await screen.findByLabelText('Phone'), '0700 000000');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Settings updated successfully!')).toBeInTheDocument();
  expect(sent).toMatchObject({ name: 'Mwangaza', phone: '0700 000000' });
});

it('keeps what was typed and says why when nobody confirmed that it is them', async () => {
  const user = userEvent.setup();
  const message = 'Please enter your password again to do this, or sign in again.';
  show({
    'PUT /v1/admin/settings': { status: 401, body: { success: false, code: 'proof_required', message } },
  });
  await user.type(await screen.findByLabelText('Phone'), '0700 000000');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText(`Failed to save settings. ${message}`)).toBeInTheDocument();
  expect(screen.getByLabelText('Phone')).toHaveValue('0700 000000');
});

it('requires two-step sign-in of those who oversee the site', async () => {
  const user = userEvent.setup();
  let sent: unknown;
  show({
    'PUT /v1/admin/settings': ({ body }) => {
      sent = body;
      return { body: { success: true, data: { ...settings, requires_second_factor: 'true', version: 5 } } };
    },
  });
  await user.selectOptions(await screen.findByLabelText(/^Two-step sign-in of those/), 'Required');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Settings updated successfully!')).toBeInTheDocument();
  expect(sent).toMatchObject({ requires_second_factor: 'true' });
});

it('warns before a short name changes the URL of a page', async () => {
  const user = userEvent.setup();
  show();
  const field = await screen.findByLabelText(/Short name/);
  expect(screen.queryByText(/will no longer open/)).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'Nuru');
  expect(screen.getByText(/Links to \/AboutMwangaza will no longer open/)).toBeInTheDocument();
});

it('warns before another time zone changes the times at which planned events are shown', async () => {
  const user = userEvent.setup();
  show();
  const field = await screen.findByLabelText(/Time zone/);
  expect(screen.queryByText(/keep their moment/)).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'Europe/London');
  expect(screen.getByText(/keep their moment.* not the time shown in Africa\/Nairobi/)).toBeInTheDocument();
});

it('says by which key other apps find the texts about the church, and refuses one that is none', async () => {
  const user = userEvent.setup();
  show();
  const field = await screen.findByLabelText(/Key of the texts about the church/);
  expect(field).toHaveAccessibleDescription(/“about_mwangaza”/);
  await user.clear(field);
  await user.type(field, 'Nuru Church');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByRole('link', { name: /^Small letters, digits and underscores/ })).toBeVisible();
});

it('refuses what is no link at its field, and sends nothing', async () => {
  const user = userEvent.setup();
  show();
  await user.type(await screen.findByLabelText('Map link'), 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByLabelText('Map link')).toHaveAccessibleDescription(
    /A link starts with \/ or https:\/\//,
  );
});

it('says when the settings could not be loaded', async () => {
  show({ 'GET /v1/admin/settings': { networkError: true } });
  expect(await screen.findByText('Failed to load settings')).toBeInTheDocument();
});

it('groups its fields under headings of the level below the page’s', async () => {
  show();
  await screen.findByLabelText('Phone');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Identity',
    'Contacts',
    'Giving',
    'Social links',
    'Records',
    'Safety',
  ]);
});
