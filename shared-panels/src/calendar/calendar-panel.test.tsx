import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { CalendarEntry } from '@narthex/shared-contracts/schemas/calendar';
import { fakeList, fakeSite } from '../testing';
import CalendarPanel from './calendar-panel';

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: 7,
  date: '2026-11-28',
  sabbath_school_topic: 'Three angels',
  sabbath_school_presenter: 'Family two',
  divine_service_topic: 'A table in the wilderness',
  divine_service_preacher: 'Elder Kilonzo',
  afternoon_program: null,
  afternoon_presenter: null,
  special_notes: null,
  event_type: 'communion',
  is_featured: true,
  version: 1,
  ...changes,
});

const PROPOSED = 'Your change was sent for approval. It takes effect once it is approved.';
const proposed = { status: 202, body: { success: true, message: PROPOSED, data: { proposal_id: 1 } } };

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show(scope: 'church' | 'department', calls: FakeCalls = {}) {
  const user = userEvent.setup();
  const app = renderApp(
    <CalendarPanel
      scope={scope === 'church' ? { kind: 'church' } : { kind: 'department', department: 'education' }}
    />,
    {
      role: 'leader',
      department: scope === 'church' ? 'communication' : 'education',
      calls: { 'GET /v1/site': fakeSite, 'GET /v1/calendar/events': fakeList([entry()]), ...calls },
    },
  );
  return { user, ...app };
}

const openDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('lists the programme with the type as a badge', async () => {
  show('church');
  const row = within(await screen.findByRole('row', { name: /28 Nov/ }));
  for (const text of ['Three angels', 'Elder Kilonzo', 'Communion Service', 'Featured', 'Open'])
    expect(row.getByText(text)).toBeInTheDocument();
});

it('asks for a month and a year from 2024 to 2028', async () => {
  const { user, requests } = show('church');
  const years = within(await screen.findByLabelText('Year')).getAllByRole('option');
  expect(years.map(({ textContent }) => textContent)).toEqual([
    'All',
    '2024',
    '2025',
    '2026',
    '2027',
    '2028',
  ]);
  await user.selectOptions(screen.getByLabelText('Month'), 'November');
  await user.selectOptions(screen.getByLabelText('Year'), '2026');
  expect(requests.some(({ params }) => params?.['month'] === '11' && params['year'] === '2026')).toBe(true);
});

it('creates a day, which needs a date only', async () => {
  const { user, requests } = show('church', {
    'POST /v1/calendar/events': { status: 201, body: { success: true, data: entry({ id: 8 }) } },
  });
  await user.click(await screen.findByRole('button', { name: 'Create New Calendar Event' }));
  const dialog = await openDialog('Create New Calendar Event');
  await user.click(await dialog.findByRole('button', { name: 'Create Calendar Event' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Date is required');
  await user.type(dialog.getByLabelText(/^Date/), '2026-12-05');
  await user.click(dialog.getByRole('button', { name: 'Create Calendar Event' }));
  expect(await screen.findByText('Calendar event created successfully!')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    date: '2026-12-05',
    event_type: 'regular',
    divine_service_topic: null,
  });
});

it('sends what a department plans for approval', async () => {
  const { user } = show('department', { 'PUT /v1/calendar/events/7': proposed });
  await user.click(await screen.findByRole('button', { name: /^Edit .*28 Nov/ }));
  const dialog = await openDialog('Edit Calendar Event');
  await user.type(await dialog.findByLabelText('Afternoon programme'), 'Nature walk');
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText(PROPOSED)).toBeInTheDocument();
});

it('says what failed', async () => {
  const { user } = show('church', {
    'PUT /v1/calendar/events/7': { networkError: true },
    'DELETE /v1/calendar/events/7': { networkError: true },
  });
  await user.click(await screen.findByRole('button', { name: /^Edit .*28 Nov/ }));
  const dialog = await openDialog('Edit Calendar Event');
  await user.click(await dialog.findByRole('button', { name: 'Update Calendar Event' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to save calendar event');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: /^Delete .*28 Nov/ }));
  const question = within(await screen.findByRole('dialog', { name: /^Delete/ }));
  expect(question.getByText('Are you sure you want to delete this calendar event?')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Failed to delete calendar event');
});

it('says that the programme did not load', async () => {
  show('church', { 'GET /v1/calendar/events': { networkError: true } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load calendar events');
});
