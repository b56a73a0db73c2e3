import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import { fakeList, fakeSite } from '../testing';
import AnnouncementsPanel from './announcements-panel';

const announcement = (changes: Partial<Announcement> = {}): Announcement => ({
  id: 4,
  title: 'Choir day',
  content: 'Come and sing.',
  category: 'worship',
  priority: 'high',
  start_date: '2026-11-20',
  end_date: '2026-11-28',
  is_active: true,
  is_featured: true,
  target_audience: 'all',
  contact_info: null,
  action_required: null,
  action_deadline: null,
  image_url: null,
  event_time: null,
  event_location: null,
  link_url: null,
  created_at: '2026-11-01T08:00:00.000Z',
  department: 'music',
  is_shown: true,
  version: 3,
  ...changes,
});
const old = announcement({
  id: 5,
  title: 'Old news',
  content: 'y'.repeat(230),
  is_active: false,
  is_featured: false,
});

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show(scope: 'church' | 'department', calls: FakeCalls = {}) {
  const user = userEvent.setup();
  const app = renderApp(
    <AnnouncementsPanel
      scope={scope === 'church' ? { kind: 'church' } : { kind: 'department', department: 'music' }}
    />,
    {
      role: 'leader',
      department: scope === 'church' ? 'communication' : 'music',
      calls: {
        'GET /v1/site': fakeSite,
        'GET /v1/announcements': fakeList([announcement(), old]),
        ...calls,
      },
    },
  );
  return { user, ...app };
}

const openDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('lists what the person manages, inactive ones greyed and tagged, long text cut at 200 characters', async () => {
  const { requests } = show('church');
  const row = within(await screen.findByRole('row', { name: /Choir day/ }));
  for (const text of ['Music', 'Worship', 'High', 'Active', 'Featured'])
    expect(row.getByText(text)).toBeInTheDocument();
  const inactive = screen.getByRole('row', { name: /Old news/ });
  expect(inactive).toHaveAttribute('data-state', 'muted');
  expect(within(inactive).getByText('Inactive')).toBeInTheDocument();
  expect(within(inactive).getByText(`${'y'.repeat(200)}…`)).toBeInTheDocument();
  expect(requests.find(({ url }) => url.endsWith('/announcements'))?.params).toMatchObject({ mine: true });
});

it('shows facts in titles as visitors read them, in the names of its buttons and in its questions too', async () => {
  const user = userEvent.setup();
  const fact = { name: 'service:divine.time', subject: 'Divine Service', part: 'time', text: '10:30 AM' };
  show('church', {
    'GET /v1/announcements': fakeList([announcement({ title: 'Come at {{service:divine.time}}' })]),
    'GET /v1/facts': { body: { success: true, data: { missing: '?', facts: [fact] } } },
  });
  expect(await screen.findByRole('row', { name: /Come at 10:30 AM/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete Come at 10:30 AM' }));
  const dialog = await openDialog('Delete Come at 10:30 AM?');
  expect(dialog.getByText('Come at 10:30 AM')).toBeInTheDocument();
});

it('says of an active one that it is not shown today when its days are over', async () => {
  show('church', { 'GET /v1/announcements': fakeList([announcement({ is_shown: false })]) });
  expect(await screen.findByText('Not shown today')).toBeInTheDocument();
});

it('asks for active, inactive, featured ones or a category', async () => {
  const { user, requests } = show('department');
  const filter = await screen.findByLabelText('Show');
  for (const choice of ['active', 'inactive', 'featured', 'outreach']) {
    await user.selectOptions(filter, choice);
    expect(requests.some(({ params }) => params?.['filter'] === choice)).toBe(true);
  }
});

it('switches one off in the list, from the version that is shown', async () => {
  const { user, requests } = show('department', {
    'PUT /v1/announcements/4': {
      body: { success: true, data: announcement({ is_active: false, version: 4 }) },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Deactivate Choir day' }));
  expect(await screen.findByText('Announcement is inactive now.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    body: { is_active: false },
    headers: { 'If-Match': '"3"' },
  });
});

it('says that a switch failed', async () => {
  const { user } = show('department', { 'PUT /v1/announcements/5': { networkError: true } });
  await user.click(await screen.findByRole('button', { name: 'Activate Old news' }));
  expect(await screen.findByText('Failed to update announcement')).toBeInTheDocument();
});

it('publishes what a department writes at once', async () => {
  const { user, requests } = show('department', {
    'POST /v1/announcements': { status: 201, body: { success: true, data: announcement({ id: 9 }) } },
  });
  await user.click(await screen.findByRole('button', { name: 'Create New Announcement' }));
  const dialog = await openDialog('Create New Announcement');
  await user.type(await dialog.findByLabelText(/^Title/), 'Concert');
  await user.type(dialog.getByLabelText(/^Content/), 'On Sabbath.');
  expect(dialog.queryByText(/once it is approved/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Announcement created successfully!')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    title: 'Concert',
    category: 'general',
    priority: 'medium',
    target_audience: 'all',
    is_active: true,
    is_featured: false,
    end_date: null,
    action_deadline: null,
  });
});

it.each([
  [{ networkError: true }, 'Failed to create announcement'],
  [
    { status: 422, body: { success: false, message: 'x', errors: { title: ['Too loud'] } } },
    'Failed to save announcement',
  ],
])('says that a new one was not saved (%j)', async (response, message) => {
  const { user } = show('church', { 'POST /v1/announcements': response });
  await user.click(await screen.findByRole('button', { name: 'Create New Announcement' }));
  const dialog = await openDialog('Create New Announcement');
  await user.type(await dialog.findByLabelText(/^Title/), 'Concert');
  await user.type(dialog.getByLabelText(/^Content/), 'On Sabbath.');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

it('says that a change was not saved, and refuses a last day before the first', async () => {
  const { user } = show('church', { 'PUT /v1/announcements/4': { networkError: true } });
  await user.click(await screen.findByRole('button', { name: 'Edit Choir day' }));
  const dialog = await openDialog('Edit Announcement');
  const last = await dialog.findByLabelText('Last day');
  await user.clear(last);
  await user.type(last, '2026-11-01');
  await user.click(dialog.getByRole('button', { name: 'Update Announcement' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The last day is before the first');
  await user.clear(last);
  await user.click(dialog.getByRole('button', { name: 'Update Announcement' }));
  expect(await dialog.findByText('Failed to update announcement')).toBeInTheDocument();
});

it('says that they did not load, and shows no sample in their place', async () => {
  show('church', { 'GET /v1/announcements': { networkError: true } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load announcements');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('offers nothing to change to who may not', async () => {
  renderApp(<AnnouncementsPanel scope={{ kind: 'church' }} />, {
    role: 'leader',
    department: 'finance',
    calls: { 'GET /v1/site': fakeSite, 'GET /v1/announcements': fakeList([announcement()]) },
  });
  await screen.findByRole('row', { name: /Choir day/ });
  expect(
    screen.queryByRole('button', { name: /New Announcement|Edit|Delete|Deactivate/ }),
  ).not.toBeInTheDocument();
});
