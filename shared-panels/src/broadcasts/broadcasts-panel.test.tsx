import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Broadcast } from '@narthex/shared-contracts/schemas/broadcasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeList, fakeSite } from '../testing';
import BroadcastsPanel from './broadcasts-panel';

const draft: Broadcast = {
  id: 1,
  subject: 'Camp meeting',
  body: '<p>Come, <strong>all</strong> of you.</p>',
  audience: 'newsletter',
  interest: 'events',
  department: null,
  status: 'draft',
  send_at: null,
  sent_at: null,
  recipients: 0,
  delivered: 0,
  failed: 0,
  author: 'Amina Otieno',
  created_at: '2026-11-20T08:00:00.000Z',
  version: 1,
};
const sent: Broadcast = {
  ...draft,
  id: 2,
  subject: 'Last week',
  status: 'sent',
  sent_at: '2026-11-13T07:00:00.000Z',
  recipients: 5,
  delivered: 3,
  failed: 1,
};
const preview = (recipients: number) => ({
  body: {
    success: true,
    data: { from: 'Mwangaza <office@demo.test>', text: 'Come, all of you.', recipients },
  },
});

function show(calls: FakeCalls = {}, rows: Broadcast[] = [draft, sent]) {
  return renderApp(<BroadcastsPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/admin/broadcasts': fakeList(rows),
      'GET /v1/admin/broadcasts/1/preview': preview(2),
      ...calls,
    },
  });
}

async function open(subject = 'Camp meeting') {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: `Read ${subject}` }));
  return { user, dialog: within(screen.getByRole('dialog', { name: subject })) };
}

it('lists broadcasts with who gets them and what became of them; what was sent can’t be edited', async () => {
  show();
  const row = within(await screen.findByRole('row', { name: /Last week/ }));
  expect(row.getByText('Newsletter readers: Events')).toBeInTheDocument();
  expect(row.getByText(/To 5 people: 3 delivered, 1 on the way, 1 failed/)).toBeInTheDocument();
  expect(row.queryByRole('button', { name: 'Edit Last week' })).not.toBeInTheDocument();
  expect(row.queryByRole('button', { name: 'Delete Last week' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit Camp meeting' })).toBeInTheDocument();
});

it('says so when there is none', async () => {
  show({}, []);
  expect(await screen.findByText('No emails yet')).toBeInTheDocument();
});

it('offers another try when they can’t be loaded', async () => {
  show({ 'GET /v1/admin/broadcasts': { status: 500, body: {} } });
  expect(await screen.findByText('Failed to load emails')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('shows a broadcast as its readers get it, and how many do', async () => {
  show();
  const { dialog } = await open();
  expect(await dialog.findByText('Newsletter readers: Events (2 people now)')).toBeInTheDocument();
  expect(dialog.getByText('Mwangaza <office@demo.test>')).toBeInTheDocument();
  expect(dialog.getByText('all')).toBeInTheDocument();
});

it('sends a test to its author', async () => {
  const message = 'A test is on its way to a@demo.test.';
  show({ 'POST /v1/admin/broadcasts/1/test': { body: { success: true, message } } });
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Send a test to myself' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
});

it('asks before it is sent to everybody, then says that it is on its way', async () => {
  const { requests } = show({
    'POST /v1/admin/broadcasts/1/send': {
      body: { success: true, message: 'The email is on its way.', data: { ...draft, status: 'sent' } },
    },
  });
  const { user, dialog } = await open();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Send now' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Send now' }));
  expect(requests.some(({ url }) => url.endsWith('/send'))).toBe(false);
  const question = within(screen.getByRole('dialog', { name: 'Send this email now?' }));
  expect(question.getByText(/It goes to 2 people/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('The email is on its way.')).toBeInTheDocument();
});

it('is tried out and sent from the list, after asking', async () => {
  const message = 'A test is on its way to a@demo.test.';
  const { requests } = show({
    'POST /v1/admin/broadcasts/1/test': { body: { success: true, message } },
    'POST /v1/admin/broadcasts/1/send': {
      body: { success: true, message: 'The email is on its way.', data: { ...draft, status: 'sent' } },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Send a test of Camp meeting to myself' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send now: Last week' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send now: Camp meeting' }));
  const question = within(screen.getByRole('dialog', { name: 'Send this email now?' }));
  expect(await question.findByText(/goes to 2 people/)).toBeInTheDocument();
  expect(requests.some(({ url }) => url.endsWith('/send'))).toBe(false);
  await user.click(question.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The email is on its way.')).toBeInTheDocument();
});

it('can’t be sent to nobody', async () => {
  show({ 'GET /v1/admin/broadcasts/1/preview': preview(0) });
  const { dialog } = await open();
  expect(await dialog.findByText(/Nobody would get this email now/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Send now' })).toBeDisabled();
});

it('is scheduled, or says why it isn’t', async () => {
  const refusal = 'Choose a time within the coming year';
  const body = { success: false, code: 'validation', message: refusal, errors: { send_at: [refusal] } };
  const { requests } = show({ 'POST /v1/admin/broadcasts/1/send': { status: 422, body } });
  const { user, dialog } = await open();
  await user.type(dialog.getByLabelText('Or send it at'), '2020-01-01T10:00');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  expect(await dialog.findByText(refusal)).toBeInTheDocument();
  expect(requests.find(({ url }) => url.endsWith('/send'))?.body).toEqual({ send_at: '2020-01-01T10:00' });
});

it('becomes a draft again when it was scheduled', async () => {
  const scheduled: Broadcast = { ...draft, status: 'scheduled', send_at: '2026-12-01T07:00:00.000Z' };
  show(
    {
      'POST /v1/admin/broadcasts/1/unschedule': {
        body: { success: true, message: 'The email is a draft again.', data: draft },
      },
    },
    [scheduled],
  );
  const { user, dialog } = await open();
  expect(dialog.queryByRole('button', { name: 'Send now' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Make it a draft again' }));
  expect(await dialog.findByText('The email is a draft again.')).toBeInTheDocument();
});

describe('writing one', () => {
  it('asks which readers of the newsletter, or which department', async () => {
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Write New Email' }));
    const to = await screen.findByLabelText(/^To/);
    expect(screen.getByLabelText('Interested in')).toBeInTheDocument();
    await user.selectOptions(to, 'A department’s people');
    expect(screen.getByLabelText(/^Department/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Interested in')).not.toBeInTheDocument();
  });

  it('names what is missing', async () => {
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Write New Email' }));
    await user.click(await screen.findByRole('button', { name: 'Save Draft' }));
    expect((await screen.findAllByText('Subject is required')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Message is required').length).toBeGreaterThan(0);
  });

  it('is for the own department’s people alone where somebody leads one', async () => {
    renderApp(<BroadcastsPanel scope={{ kind: 'department', department: 'music' }} />, {
      role: 'leader',
      department: 'music',
      calls: { 'GET /v1/site': fakeSite, 'GET /v1/admin/broadcasts': fakeList([]) },
    });
    expect(await screen.findByText('Write one to the people of your department.')).toBeInTheDocument();
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Write New Email' }));
    expect(
      await screen.findByText('This email goes to the people of the department Music.'),
    ).toBeInTheDocument();
    expect(screen.queryByLabelText(/^To/)).not.toBeInTheDocument();
  });
});

it.each([
  ['sends', 'Send now', 'send'],
  ['takes back', 'Make it a draft again', 'unschedule'],
])('%s a broadcast only as it was read', async (_, label, verb) => {
  const broadcast: Broadcast = verb === 'send' ? draft : { ...draft, status: 'scheduled' };
  const { requests } = show(
    {
      [`POST /v1/admin/broadcasts/1/${verb}`]: {
        status: 409,
        body: {
          message: 'Somebody else changed this in the meantime.',
          code: 'conflict',
          conflict: { current: { ...broadcast, subject: 'Camp, new' }, current_version: 2, submitted: {} },
        },
      },
    },
    [broadcast],
  );
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: label }));
  if (verb === 'send') await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(
    await dialog.findByText(/^Somebody else changed this in the meantime: Subject is “Camp, new” now/),
  ).toBeInTheDocument();
  expect(requests.find(({ url }) => url.endsWith(verb))?.headers['If-Match']).toBe('"1"');
});
