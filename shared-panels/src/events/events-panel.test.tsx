import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { fakeList, fakeSite, musicEvent } from '../testing';
import EventsPanel from './events-panel';

const vespers = musicEvent();
const clinic = musicEvent({
  id: 2,
  title: 'Free clinic',
  description: 'x'.repeat(230),
  location: null,
  department: 'health',
  status: 'draft',
  event_type: 'community',
});

const listed = (events: ChurchEvent[]) => fakeList(events);

function showLeader(calls: FakeCalls = {}, path = '/') {
  return renderApp(<EventsPanel scope={{ kind: 'department', department: 'music' }} variant="leader" />, {
    role: 'leader',
    department: 'music',
    path,
    calls: { 'GET /v1/site': fakeSite, 'GET /v1/events': listed([vespers, clinic]), ...calls },
  });
}

function showAdmin(calls: FakeCalls = {}) {
  return renderApp(<EventsPanel scope={{ kind: 'church' }} variant="admin" />, {
    role: 'admin',
    calls: { 'GET /v1/site': fakeSite, 'GET /v1/events': listed([vespers, clinic]), ...calls },
  });
}

it('asks for what the person manages and lists it under the count', async () => {
  const { requests } = showAdmin();
  expect(screen.getByText('Loading events...')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Events (2)' })).toBeInTheDocument();
  const row = within(screen.getByRole('row', { name: /Vespers with the choirs/ }));
  expect(row.getByText(/^Fri 27 Nov( 2026)?$/)).toBeInTheDocument();
  expect(row.getByText('6:30 PM - 8:00 PM')).toBeInTheDocument();
  expect(row.getByText('Main Assembly Hall')).toBeInTheDocument();
  expect(row.getByText('Worship')).toBeInTheDocument();
  expect(row.getByText('Published')).toBeInTheDocument();
  expect(requests.find(({ url }) => url === '/api/v1/events')?.params).toEqual({
    mine: true,
    page: 1,
    per_page: 10,
  });
});

it('shows TBD for a place that is not set, cuts long text at 200 characters, and names the department', async () => {
  showAdmin();
  const row = within(await screen.findByRole('row', { name: /Free clinic/ }));
  expect(row.getByText('TBD')).toBeInTheDocument();
  expect(row.getByText(`${'x'.repeat(200)}…`)).toBeInTheDocument();
  expect(row.getByText('Health')).toBeInTheDocument();
  expect(row.getByText('Draft')).toBeInTheDocument();
});

it('says that an event repeats, whose first day may be long over', async () => {
  const weekly = musicEvent({ is_recurring: true, recurrence_pattern: 'weekly' });
  showAdmin({ 'GET /v1/events': listed([weekly]) });
  const row = within(await screen.findByRole('row', { name: /Vespers with the choirs/ }));
  expect(row.getByText('then every week')).toBeInTheDocument();
});

it('shows everything on one page where the back end neither pages nor counts', async () => {
  const many = Array.from({ length: 12 }, (_, at) => musicEvent({ id: at + 1, title: `Practice ${at + 1}` }));
  showAdmin({ 'GET /v1/events': { body: { success: true, data: many } } });
  expect(await screen.findByRole('heading', { name: 'Events (12)' })).toBeInTheDocument();
  expect(screen.getByText('Practice 12')).toBeInTheDocument();
  expect(screen.queryByText(/^Page 1/)).not.toBeInTheDocument();
});

it('reads a list that is nested once more', async () => {
  showAdmin({ 'GET /v1/events': { body: { success: true, data: { data: [vespers] } } } });
  expect(await screen.findByRole('heading', { name: 'Events (1)' })).toBeInTheDocument();
});

it('says with the labels of the admin screen that there is none', async () => {
  showAdmin({ 'GET /v1/events': listed([]) });
  expect(await screen.findByText('No events yet')).toBeInTheDocument();
  expect(screen.getByText('Create your first event to get started.')).toBeInTheDocument();
});

it('says with the labels of the leader dashboard that there is none', async () => {
  showLeader({ 'GET /v1/events': listed([]) });
  expect(await screen.findByText('No events found. Create your first event!')).toBeInTheDocument();
});

it('lets a leader edit and delete what is theirs, and nothing of others', async () => {
  showLeader();
  expect(await screen.findByRole('button', { name: 'Edit Vespers with the choirs' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete Vespers with the choirs' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit Free clinic' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Free clinic' })).not.toBeInTheDocument();
});

it('offers nothing to create to someone who may not', async () => {
  renderApp(<EventsPanel scope={{ kind: 'church' }} />, {
    role: 'leader',
    department: 'finance',
    calls: { 'GET /v1/site': fakeSite, 'GET /v1/events': listed([vespers]) },
  });
  await screen.findByRole('heading', { name: 'Events (1)' });
  expect(screen.queryByRole('button', { name: 'Create New Event' })).not.toBeInTheDocument();
});

it('says that the list did not load, and loads it on the next try', async () => {
  const user = userEvent.setup();
  let attempts = 0;
  showAdmin({
    'GET /v1/events': () =>
      attempts++ === 0 ? { networkError: true } : { body: { success: true, data: [vespers] } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load events');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Events (1)' })).toBeInTheDocument();
});

it('says that the list is refused, without a way to try again', async () => {
  showAdmin({ 'GET /v1/events': { status: 403, body: { success: false, message: 'Forbidden' } } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You do not have permission to perform this action.',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('searches, filters by status and says how many are left', async () => {
  const user = userEvent.setup();
  showAdmin();
  await user.type(await screen.findByRole('searchbox', { name: 'Search events' }), 'vespers');
  expect(await screen.findByText('1 of 2 events')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Status'), 'draft');
  expect(await screen.findByText('No events match your search.')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox'));
  expect(await screen.findByRole('row', { name: /Free clinic/ })).toBeInTheDocument();
});

it('pages through long lists', async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 12 }, (_, at) =>
    musicEvent({ id: at + 1, title: `Choir practice ${at + 1}` }),
  );
  showLeader({ 'GET /v1/events': listed(many) });
  await screen.findByText('Page 1 of 2');
  expect(screen.queryByText('Choir practice 11')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Choir practice 11')).toBeInTheDocument();
});

it('sorts by the title when its heading is pressed', async () => {
  const user = userEvent.setup();
  showAdmin();
  await user.click(await screen.findByRole('button', { name: 'Event' }));
  await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveTextContent('Free clinic'));
  expect(screen.getByRole('columnheader', { name: 'Event' })).toHaveAttribute('aria-sort', 'ascending');
});

it('opens the form a link asks for', async () => {
  showLeader({}, '/?edit=1');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Event' });
  expect(await within(dialog).findByLabelText(/Title/)).toHaveValue('Vespers with the choirs');
});

it('opens the form of an event that is on another page of the list', async () => {
  showLeader(
    { 'GET /v1/events/40': { body: { success: true, data: musicEvent({ id: 40, title: 'Carols' }) } } },
    '/?edit=40',
  );
  const dialog = await screen.findByRole('dialog', { name: 'Edit Event' });
  expect(await within(dialog).findByLabelText(/Title/)).toHaveValue('Carols');
});

it('does not open the form of an event that is not theirs', async () => {
  showLeader({}, '/?edit=2');
  await screen.findByRole('heading', { name: 'Events (2)' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
