import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Inquiry } from '@narthex/shared-contracts/schemas/inquiries';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeList, fakeSite } from '../testing';
import InquiriesPanel from './inquiries-panel';

beforeEach(() => sessionStorage.clear());

const inquiry: Inquiry = {
  id: 1,
  email: 'amina@demo.test',
  visit: null,
  message: 'When is vespers?',
  status: 'open',
  assigned_to: null,
  replies: [],
  created_at: '2026-11-20T08:00:00.000Z',
  closed_at: null,
  version: 1,
};
const saved = (changes: Partial<Inquiry>, message: string) => ({
  body: { success: true, message, data: { ...inquiry, ...changes } },
});

function show(calls: FakeCalls = {}, rows: Inquiry[] = [inquiry]) {
  return renderApp(<InquiriesPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/admin/inquiries': fakeList(rows),
      'GET /v1/admin/inquiries/assignees': {
        body: { success: true, data: [{ id: 7, name: 'Zawadi Njeri' }] },
      },
      ...calls,
    },
  });
}

async function open() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Edit amina@demo.test' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Inquiry' }));
  await dialog.findByRole('form', { name: 'Reply' });
  return { user, dialog };
}

it('lists what was asked, by whom, and who looks after it', async () => {
  show();
  const row = within(await screen.findByRole('row', { name: /amina@demo.test/ }));
  expect(row.getByText('When is vespers?')).toBeInTheDocument();
  expect(row.getByText('Nobody')).toBeInTheDocument();
  expect(row.getByText('Open')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Create/ })).not.toBeInTheDocument();
});

it('says so when nothing was asked', async () => {
  show({}, []);
  expect(await screen.findByText('No inquiries yet')).toBeInTheDocument();
});

it('sends a reply, closes with it, and keeps it on record', async () => {
  const reply = {
    id: 3,
    author: 'Neema Achieng',
    message: 'On Friday.',
    created_at: '2026-11-21T08:00:00.000Z',
  };
  const { requests } = show({
    'POST /v1/admin/inquiries/1/reply': saved(
      { status: 'closed', replies: [reply] },
      'Your reply is on its way.',
    ),
  });
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText(/^Your reply/), 'On Friday.');
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  expect(await dialog.findByText('Your reply is on its way.')).toBeInTheDocument();
  expect(within(dialog.getByRole('list', { name: 'Messages' })).getByText('On Friday.')).toBeInTheDocument();
  expect(dialog.getByText('Closed')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Your reply/)).toHaveValue('');
  expect(requests.find(({ url }) => url.endsWith('/reply'))?.body).toEqual({
    message: 'On Friday.',
    close: true,
  });
});

it('keeps what was typed when it can’t be sent, and refuses an empty reply', async () => {
  show({ 'POST /v1/admin/inquiries/1/reply': { networkError: true } });
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  expect(await dialog.findByText('Please write a reply')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Your reply/), 'On Friday.');
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  expect(await dialog.findByText('Failed to save inquiry. Please try again.')).toBeInTheDocument();
  expect(dialog.getByLabelText(/^Your reply/)).toHaveValue('On Friday.');
});

it('gives it to somebody, closes it, and opens it again', async () => {
  const { requests } = show({
    'PUT /v1/admin/inquiries/1': ({ body }) =>
      saved(
        {
          ...(typeof body === 'object' && body !== null && 'status' in body
            ? { status: body.status as Inquiry['status'] }
            : { assigned_to: { id: 7, name: 'Zawadi Njeri' } }),
        },
        'Inquiry updated successfully!',
      ),
  });
  const { user, dialog } = await open();
  await user.selectOptions(dialog.getByLabelText('Looked after by'), await dialog.findByText('Zawadi Njeri'));
  expect(await dialog.findByText('Inquiry updated successfully!')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close inquiry' }));
  await user.click(await dialog.findByRole('button', { name: 'Open it again' }));
  const bodies = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(bodies).toEqual([{ assigned_to: 7 }, { status: 'closed' }, { status: 'open' }]);
});

it('shows who plans to come and when, and that they want a call', async () => {
  const visit = { name: 'Halima Noor', day: '2030-11-30', phone: '+254 700 000 044' };
  const user = userEvent.setup();
  show({}, [{ ...inquiry, email: null, visit, message: null }]);
  await user.click(await screen.findByRole('button', { name: 'Edit Visit on Sat 30 Nov 2030: Halima Noor' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Inquiry' }));
  expect(await dialog.findByRole('link', { name: '+254 700 000 044' })).toHaveAttribute(
    'href',
    'tel:+254700000044',
  );
  expect(dialog.getByText(/left no email address/)).toBeInTheDocument();
  expect(dialog.queryByRole('form', { name: 'Reply' })).not.toBeInTheDocument();
});

describe('when somebody else was quicker', () => {
  const theirs: Inquiry = { ...inquiry, status: 'closed', version: 2 };
  const refuse = {
    status: 409,
    body: {
      message: 'Somebody else changed this in the meantime.',
      code: 'conflict',
      conflict: { current: theirs, current_version: 2, submitted: {} },
    },
  };

  it('keeps the reply, shows the inquiry as it is, and sends the reply over that', async () => {
    const { requests } = show({
      'POST /v1/admin/inquiries/1/reply': ({ headers }) =>
        headers?.['If-Match'] === '"2"' ? saved({ version: 3 }, 'Your reply is on its way.') : refuse,
    });
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText(/^Your reply/), 'On Friday.');
    await user.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect(
      await dialog.findByText(/^Somebody else changed this in the meantime: Status is “Closed” now/),
    ).toBeInTheDocument();
    expect(dialog.getByText('Closed')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Your reply/)).toHaveValue('On Friday.');
    await user.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect(await dialog.findByText('Your reply is on its way.')).toBeInTheDocument();
    const sent = requests
      .filter(({ url }) => url.endsWith('/reply'))
      .map(({ headers }) => headers['If-Match']);
    expect(sent).toEqual(['"1"', '"2"']);
  });

  it('changes the inquiry only as it was seen', async () => {
    const { requests } = show({ 'PUT /v1/admin/inquiries/1': refuse });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Close inquiry' }));
    expect(await dialog.findByText(/^Somebody else changed this/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Open it again' })).toBeInTheDocument();
    expect(requests.find(({ method }) => method === 'PUT')?.headers['If-Match']).toBe('"1"');
  });
});

it('keeps a reply that was not sent for this tab, until it is sent or started afresh', async () => {
  const before = show();
  const first = await open();
  await first.user.type(first.dialog.getByLabelText(/^Your reply/), 'On Friday.');
  before.unmount();
  show();
  const { user, dialog } = await open();
  expect(dialog.getByLabelText(/^Your reply/)).toHaveValue('On Friday.');
  expect(dialog.getByText('What you typed before was kept.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Start afresh' }));
  expect(dialog.getByLabelText(/^Your reply/)).toHaveValue('');
  expect(dialog.queryByText('What you typed before was kept.')).not.toBeInTheDocument();
});
