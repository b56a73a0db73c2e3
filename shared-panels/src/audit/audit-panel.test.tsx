import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { AuditEntry } from '@narthex/shared-contracts/schemas/audit';
import { fakeList, fakeSite } from '../testing';
import AuditPanel from './audit-panel';

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2025-03-10T15:30:00Z',
  actor_id: 3,
  actor: 'Zawadi Njeri',
  action: 'event.update',
  subject_type: 'event',
  subject_id: '7',
  title: 'Vespers',
  before: { id: 7, title: 'Vespers', location: 'Hall', is_active: true },
  after: { id: 7, title: 'Vespers', location: 'Chapel', is_active: false },
  request_id: 'abc',
  network_address: '10.0.0.7',
  remote: null,
  ...changes,
});
const kinds = {
  body: {
    success: true,
    data: {
      actions: ['event.update', 'auth.login_failed', 'access.refused'],
      subject_types: ['event', 'user'],
    },
  },
};

const show = (rows: readonly AuditEntry[], calls: FakeCalls = {}, path = '/admin/audit') =>
  renderApp(<AuditPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    path,
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/admin/audit': fakeList(rows),
      'GET /v1/admin/audit/kinds': kinds,
      ...calls,
    },
  });

it('names the part of the site whose code acted for the person', async () => {
  const user = userEvent.setup();
  show([entry({ remote: 'choir-dashboard' }), entry({ id: 2, action: 'event.create' })]);
  const row = within(await screen.findByRole('row', { name: /Event changed/ }));
  expect(row.getByText('through the part choir-dashboard')).toBeInTheDocument();
  const other = within(screen.getByRole('row', { name: /Event created/ }));
  expect(other.queryByText(/through/)).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: /^Details of/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Event changed' }));
  expect(dialog.getByText('Done through the part').nextSibling).toHaveTextContent('choir-dashboard');
});

it('lists who did what, and opens the thing before and after side by side', async () => {
  const user = userEvent.setup();
  show([
    entry(),
    entry({ id: 2, action: 'access.refused', title: 'PUT /api/v1/admin/settings', before: null }),
  ]);
  const row = within(await screen.findByRole('row', { name: /Event changed/ }));
  expect(row.getByText('Zawadi Njeri')).toBeInTheDocument();
  expect(row.getByText('Mon 10 Mar 2025, 6:30 PM')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Was refused/ })).toHaveTextContent('PUT /api/v1/admin/settings');
  const name = 'Details of “Event changed” by Zawadi Njeri: Vespers, Mon 10 Mar 2025, 6:30 PM';
  await user.click(row.getByRole('button', { name }));
  const dialog = within(screen.getByRole('dialog', { name: 'Event changed' }));
  expect(dialog.getByRole('row', { name: 'Location Hall Chapel' })).toBeInTheDocument();
  expect(dialog.getByRole('row', { name: 'Is active Yes No' })).toBeInTheDocument();
  expect(dialog.queryByRole('row', { name: /Title/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows texts as they were stored, since facts in them have changed meanwhile', async () => {
  const user = userEvent.setup();
  const description = 'We sing at {{service:vespers.time}}.';
  show([entry({ before: { id: 7, description: '' }, after: { id: 7, description } })]);
  await user.click(await screen.findByRole('button', { name: /^Details of/ }));
  expect(screen.getByRole('row', { name: /^Description/ })).toHaveTextContent(description);
});

it('filters by person, action, kind and days, and exports what is filtered', async () => {
  const user = userEvent.setup();
  URL.createObjectURL = () => 'blob:log';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { requests } = show([entry()], { 'GET /v1/admin/audit/export': { body: new Blob(['Time\r\n']) } });
  await screen.findByRole('option', { name: 'Sign-in failed' });
  await user.type(await screen.findByLabelText('Person'), 'zawadi');
  await user.selectOptions(screen.getByLabelText('Action'), 'Event changed');
  await user.selectOptions(screen.getByLabelText('About'), 'Event');
  await user.type(screen.getByLabelText('First day'), '2026-03-01');
  const filters = { person: 'zawadi', action: 'event.update', subject_type: 'event', from: '2026-03-01' };
  const last = (path: string) => requests.filter(({ url }) => url === `/api/v1/admin/${path}`).at(-1)?.params;
  await waitFor(() => expect(last('audit')).toMatchObject(filters));
  await user.click(await screen.findByRole('button', { name: /^Download as a spreadsheet/ }));
  await waitFor(() => expect(last('audit/export')).toEqual(filters));
});

it('names the file by the day in the zone of the site', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-31T22:00:00Z'), advanceTimers: true });
  const names: string[] = [];
  const handleSave = (event: WindowEventMap['narthex:save']) => {
    event.preventDefault();
    names.push(event.detail.name);
  };
  window.addEventListener('narthex:save', handleSave);
  show([entry()], {
    'GET /v1/site': { body: { success: true, data: { name: 'Mwangaza', time_zone: 'America/New_York' } } },
    'GET /v1/admin/audit/export': { body: new Blob(['Time\r\n']) },
  });
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(await screen.findByRole('button', { name: /^Download as a spreadsheet/ }));
  await waitFor(() => expect(names).toEqual(['activity-2026-12-31.csv']));
  window.removeEventListener('narthex:save', handleSave);
  jest.useRealTimers();
});

it('says so when nothing is recorded, when nothing matches, and when it did not load', async () => {
  const { unmount } = show([]);
  expect(await screen.findByText('Nothing is recorded yet')).toBeInTheDocument();
  unmount();
  const { unmount: close } = show([], {}, '/admin/audit?person=nobody');
  expect(await screen.findByText('No entries match your search.')).toBeInTheDocument();
  close();
  show([], { 'GET /v1/admin/audit': { networkError: true } });
  expect(await screen.findByText('Failed to load the activity log')).toBeInTheDocument();
});

it('says that it is refused', async () => {
  const refused = { status: 403, body: { success: false, message: 'Forbidden' } };
  show([], { 'GET /v1/admin/audit': refused, 'GET /v1/admin/audit/kinds': refused });
  expect(await screen.findByText('You do not have permission to perform this action.')).toBeInTheDocument();
});
