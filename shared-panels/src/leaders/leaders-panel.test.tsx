import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Leader } from '@narthex/shared-contracts/schemas/leaders';
import { fakeList, fakeSite } from '../testing';
import LeadersPanel from './leaders-panel';

const leader = (changes: Partial<Leader> = {}): Leader => ({
  id: 1,
  name: 'Amina Wekesa',
  title: 'Chaplain',
  position: 'Chaplain',
  category: 'pastoral',
  image: null,
  email: null,
  phone: '+254 700 000 001',
  quote: 'Keep asking.',
  years_of_service: null,
  education: null,
  specialties: [],
  achievements: [],
  languages: ['English', 'Kiswahili'],
  biography: null,
  linkedin_url: null,
  facebook_url: null,
  status: 'active',
  version: 2,
  ...changes,
});
const leaders = [
  leader(),
  leader({ id: 2, name: 'Baraka Otieno', title: 'First Elder', category: 'elders' }),
  leader({ id: 3, name: 'Chebet Rono', title: 'Elder', category: 'elders', status: 'inactive' }),
];

const PROPOSED = 'Your change was sent for approval. It takes effect once it is approved.';
const proposed = { status: 202, body: { success: true, message: PROPOSED, data: { proposal_id: 1 } } };

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show(scope: 'church' | 'department', calls: FakeCalls = {}) {
  const user = userEvent.setup();
  const app = renderApp(
    <LeadersPanel
      scope={scope === 'church' ? { kind: 'church' } : { kind: 'department', department: 'youth' }}
    />,
    {
      role: 'leader',
      department: scope === 'church' ? 'communication' : 'youth',
      calls: { 'GET /v1/site': fakeSite, 'GET /v1/leaders': fakeList(leaders), ...calls },
    },
  );
  return { user, ...app };
}

const openDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('counts each category on its chip, and shows one when it is pressed', async () => {
  const { user } = show('church');
  const chips = within(await screen.findByRole('group', { name: 'Category' }));
  expect(await chips.findByRole('button', { name: 'All (3)' })).toHaveAttribute('aria-pressed', 'true');
  expect(chips.getByRole('button', { name: 'Pastoral Staff (1)' })).toBeInTheDocument();
  expect(chips.getByRole('button', { name: 'Deacons & Deaconesses (0)' })).toBeInTheDocument();
  await user.click(chips.getByRole('button', { name: 'Church Elders (2)' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Amina/ })).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /Baraka Otieno/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Chebet Rono/ })).toHaveAttribute('data-state', 'muted');
});

it('creates a leader with languages as a list and empty fields as null', async () => {
  const { user, requests } = show('church', {
    'POST /v1/leaders': { status: 201, body: { success: true, data: leader({ id: 9 }) } },
  });
  await user.click(await screen.findByRole('button', { name: 'Create New Leader' }));
  const dialog = await openDialog('Create New Leader');
  await user.type(await dialog.findByLabelText(/^Name/), ' Neema ');
  await user.type(dialog.getByLabelText(/^Title/), 'Clerk');
  await user.type(dialog.getByLabelText('Languages'), 'English, , Luo ');
  await user.click(dialog.getByRole('button', { name: 'Create Leader' }));
  expect(await screen.findByText('Leader created successfully!')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Neema',
    category: 'pastoral',
    languages: ['English', 'Luo'],
    phone: null,
    quote: null,
    image: null,
    status: 'active',
  });
});

it('lists what is missing under its heading, before anything is sent', async () => {
  const { user } = show('church');
  await user.click(await screen.findByRole('button', { name: 'Create New Leader' }));
  const dialog = await openDialog('Create New Leader');
  await user.click(await dialog.findByRole('button', { name: 'Create Leader' }));
  const alert = await dialog.findByRole('alert');
  for (const text of ['Validation errors:', 'Name is required', 'Title is required'])
    expect(alert).toHaveTextContent(text);
});

it.each([
  [{ networkError: true }, 'Error saving leader. Please try again.'],
  [{ status: 500, body: { success: false, message: 'Out of order' } }, 'Error: Out of order'],
  [
    { status: 422, body: { success: false, message: 'x', errors: { phone: ['Too long'] } } },
    'Validation errors:',
  ],
])('says why a leader was not saved (%j)', async (response, message) => {
  const { user } = show('church', { 'PUT /v1/leaders/1': response });
  await user.click(await screen.findByRole('button', { name: 'Edit Amina Wekesa' }));
  const dialog = await openDialog('Edit Leader');
  await user.type(await dialog.findByLabelText(/^Title/), ' of the campus');
  await user.click(dialog.getByRole('button', { name: 'Update Leader' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

it('updates and deletes with the texts of the panel', async () => {
  const { user } = show('church', {
    'PUT /v1/leaders/1': { body: { success: true, data: leader({ version: 3 }) } },
    'DELETE /v1/leaders/2': { networkError: true },
    'DELETE /v1/leaders/1': { body: { success: true, message: 'x' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Amina Wekesa' }));
  await user.click(await (await openDialog('Edit Leader')).findByRole('button', { name: 'Update Leader' }));
  expect(await screen.findByText('Leader updated successfully!')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Delete Baraka Otieno' }));
  const failing = await openDialog('Delete Baraka Otieno?');
  expect(failing.getByText('Are you sure you want to delete this leader?')).toBeInTheDocument();
  await user.click(failing.getByRole('button', { name: 'Delete' }));
  expect(await failing.findByRole('alert')).toHaveTextContent('Error deleting leader. Please try again.');
  await user.click(failing.getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('button', { name: 'Delete Amina Wekesa' }));
  await user.click((await openDialog('Delete Amina Wekesa?')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Leader deleted successfully!')).toBeInTheDocument();
});

it('says that they did not load', async () => {
  show('church', { 'GET /v1/leaders': { networkError: true } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch leaders');
});

it('puts leaders into another order with the buttons, and sends the whole order', async () => {
  const { user, requests } = show('church', {
    'POST /v1/leaders/reorder': { body: { success: true, message: 'x', data: [] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Change order' }));
  const dialog = await openDialog('Change order');
  await user.click(await dialog.findByRole('button', { name: 'Move Chebet Rono up' }));
  expect(dialog.getByText('Chebet Rono is now at place 2 of 3.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Save order' }));
  expect(await screen.findByText('Leaders reordered successfully!')).toBeInTheDocument();
  expect(requests.find(({ url }) => url.endsWith('/reorder'))?.body).toEqual({ ids: [1, 3, 2] });
});

it('keeps the new order in the dialog when it was not saved', async () => {
  const { user } = show('church', { 'POST /v1/leaders/reorder': { networkError: true } });
  await user.click(await screen.findByRole('button', { name: 'Change order' }));
  const dialog = await openDialog('Change order');
  await user.click(await dialog.findByRole('button', { name: 'Move Amina Wekesa down' }));
  await user.click(dialog.getByRole('button', { name: 'Save order' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to save the order of leaders');
  const entries = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(['Baraka Otieno', 'Amina Wekesa', 'Chebet Rono']);
});

it('sends what a department changes for approval, the order too', async () => {
  const { user } = show('department', {
    'PUT /v1/leaders/1': proposed,
    'POST /v1/leaders/reorder': proposed,
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Amina Wekesa' }));
  const dialog = await openDialog('Edit Leader');
  expect(await dialog.findByText('Your change takes effect once it is approved.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText(PROPOSED)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Change order' }));
  const order = await openDialog('Change order');
  expect(await order.findByText('Your change takes effect once it is approved.')).toBeInTheDocument();
  await user.click(order.getByRole('button', { name: 'Move Amina Wekesa down' }));
  await user.click(order.getByRole('button', { name: 'Send for approval' }));
  expect(await screen.findByText(PROPOSED)).toBeInTheDocument();
});
