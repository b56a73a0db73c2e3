import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { Route, Routes } from 'react-router-dom';
import { fakeList, fakeMinistry, fakeSite } from '../testing';
import MinistriesPanel from './ministries-panel';
import MinistryFormPanel from './ministry-form-panel';

/** `notify` dispatches this event. */
const TOAST_EVENT = 'narthex:toast';
const toasts: string[] = [];
const listen = (event: Event) => {
  toasts.push((event as CustomEvent<{ message: string }>).detail.message);
  event.preventDefault();
};

beforeEach(() => {
  toasts.length = 0;
  sessionStorage.clear();
  window.addEventListener(TOAST_EVENT, listen);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => window.removeEventListener(TOAST_EVENT, listen));

function show(path: string, calls: FakeCalls = {}, role: 'admin' | 'member' = 'admin') {
  const user = userEvent.setup();
  const app = renderApp(
    <Routes>
      <Route path="/admin/ministries" element={<MinistriesPanel />} />
      <Route path="/admin/ministries/new" element={<MinistryFormPanel />} />
      <Route path="/admin/ministries/edit/:id" element={<MinistryFormPanel />} />
    </Routes>,
    {
      role,
      path,
      calls: {
        'GET /v1/site': fakeSite,
        'GET /v1/ministries': fakeList([fakeMinistry()]),
        'GET /v1/ministries/3': { body: { success: true, data: fakeMinistry() } },
        ...calls,
      },
    },
  );
  return { user, ...app };
}

it('lists name, leader, members and status, and links to the forms', async () => {
  show('/admin/ministries');
  const row = within(await screen.findByRole('row', { name: /Church Choir/ }));
  for (const text of ['Kevin Were', '38', 'Active']) expect(row.getByText(text)).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Leader',
    'Members',
    'Status',
    'Actions',
  ]);
  expect(screen.getByRole('link', { name: 'Add New Ministry' })).toHaveAttribute(
    'href',
    '/admin/ministries/new',
  );
  expect(row.getByRole('link', { name: 'Edit Church Choir' })).toHaveAttribute(
    'href',
    '/admin/ministries/edit/3',
  );
});

it('marks one inactive after asking, and keeps it in the list', async () => {
  const stored = { ministry: fakeMinistry() };
  const { user } = show('/admin/ministries', {
    'GET /v1/ministries': fakeList(() => [stored.ministry]),
    'DELETE /v1/ministries/3': () => {
      stored.ministry = fakeMinistry({ isActive: false, version: 3 });
      return { body: { success: true, message: 'x', data: stored.ministry } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Church Choir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Church Choir?' }));
  expect(dialog.getByText('Are you sure you want to delete this ministry?')).toBeInTheDocument();
  expect(dialog.getByText(/It becomes inactive/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Ministry deleted successfully')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Church Choir/ })).getByText('Inactive')).toBeInTheDocument();
});

it('says what failed in the list', async () => {
  const { user } = show('/admin/ministries', { 'DELETE /v1/ministries/3': { networkError: true } });
  await user.click(await screen.findByRole('button', { name: 'Delete Church Choir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Church Choir?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to delete ministry');
});

it('says that the list did not load', async () => {
  show('/admin/ministries', { 'GET /v1/ministries': { networkError: true } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load ministries');
});

it('creates one on its own page and leads back to the list', async () => {
  const { user, requests } = show('/admin/ministries/new', {
    'POST /v1/ministries': { status: 201, body: { success: true, data: fakeMinistry({ id: 4 }) } },
  });
  await user.type(await screen.findByLabelText(/^Name/), 'Drama');
  await user.type(screen.getByLabelText(/^Description/), 'Plays.');
  await user.type(screen.getByLabelText(/^Leader/), 'Ruth Too');
  await user.type(screen.getByLabelText(/^Email/), 'drama@demo.test');
  await user.click(screen.getByRole('button', { name: 'Create Ministry' }));
  expect(await screen.findByRole('link', { name: 'Add New Ministry' })).toBeInTheDocument();
  expect(toasts).toEqual(['Ministry created successfully']);
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Drama',
    category: 'general',
    meetingTime: null,
    isActive: true,
  });
});

it('edits one, and says what was not saved without losing it', async () => {
  const { user } = show('/admin/ministries/edit/3', { 'PUT /v1/ministries/3': { networkError: true } });
  const name = await screen.findByLabelText(/^Name/);
  expect(name).toHaveValue('Church Choir');
  await user.type(name, ' of the campus');
  await user.click(screen.getByRole('button', { name: 'Update Ministry' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save ministry');
  expect(name).toHaveValue('Church Choir of the campus');
});

it('keeps the form of one that somebody else has deleted, and saves it as a new one', async () => {
  const gone = { status: 404, body: { success: false, message: 'x', code: 'not_found' } };
  let isGone = false;
  const { user } = show('/admin/ministries/edit/3', {
    'GET /v1/ministries/3': () => (isGone ? gone : { body: { success: true, data: fakeMinistry() } }),
    'PUT /v1/ministries/3': () => {
      isGone = true;
      return gone;
    },
    'POST /v1/ministries': { status: 201, body: { success: true, data: fakeMinistry({ id: 4 }) } },
  });
  await user.type(await screen.findByLabelText(/^Name/), ' of the campus');
  await user.click(screen.getByRole('button', { name: 'Update Ministry' }));
  await user.click(await screen.findByRole('button', { name: 'Create Ministry' }));
  expect(await screen.findByRole('link', { name: 'Add New Ministry' })).toBeInTheDocument();
  expect(toasts).toEqual(['Ministry created successfully']);
});

it('says that a change was saved', async () => {
  const { user } = show('/admin/ministries/edit/3', {
    'PUT /v1/ministries/3': { body: { success: true, data: fakeMinistry({ version: 3 }) } },
  });
  await user.type(await screen.findByLabelText('Location'), 'Hall');
  await user.click(screen.getByRole('button', { name: 'Update Ministry' }));
  await screen.findByRole('link', { name: 'Add New Ministry' });
  expect(toasts).toEqual(['Ministry updated successfully']);
});

it('cancels back to the list, and asks first when something was typed', async () => {
  const { user } = show('/admin/ministries/edit/3');
  await user.type(await screen.findByLabelText('Location'), 'Hall');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('link', { name: 'Add New Ministry' })).toBeInTheDocument();
});

it('leads back to the list when there is no such ministry', async () => {
  show('/admin/ministries/edit/99', {
    'GET /v1/ministries/99': { status: 404, body: { success: false, message: 'x', code: 'not_found' } },
  });
  expect(await screen.findByRole('link', { name: 'Add New Ministry' })).toBeInTheDocument();
  expect(toasts).toEqual(['Ministry not found']);
});

it('says that the details did not load', async () => {
  show('/admin/ministries/edit/3', { 'GET /v1/ministries/3': { networkError: true } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load ministry details');
});
