import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { MinistryMember } from '@narthex/shared-contracts/schemas/ministry-members';
import type { PanelScope } from '../panel-scope';
import { fakeList, fakeMinistry, fakeSite } from '../testing';
import MinistryMembersPanel from './ministry-members-panel';

const place = (changes: Partial<MinistryMember> = {}): MinistryMember => ({
  id: 8,
  ministry_id: 3,
  ministry_name: 'Church Choir',
  department: 'music',
  user_id: 5,
  name: 'Wanjiru Kamau',
  email: 'wanjiru@demo.test',
  phone: null,
  photo_url: null,
  has_account: true,
  email_confirmed: true,
  invited_at: null,
  role: 'Alto',
  status: 'joined',
  created_at: '2026-03-10T06:00:00.000Z',
  version: 4,
  ...changes,
});
const MUSIC: PanelScope = { kind: 'department', department: 'music' };
const asking = place({ id: 9, user_id: 6, name: 'Juma Otieno', status: 'asked' });

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show(rows: readonly MinistryMember[], calls: FakeCalls = {}, scope: PanelScope = MUSIC) {
  const isChurch = scope.kind === 'church';
  const app = renderApp(<MinistryMembersPanel scope={scope} />, {
    role: isChurch ? 'admin' : 'leader',
    ...(!isChurch && { department: scope.department }),
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/ministries': fakeList([fakeMinistry()]),
      'GET /v1/ministry-members': fakeList(rows),
      ...calls,
    },
  });
  return { user: userEvent.setup(), ...app };
}
const findRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it('lists the department’s people, with how many wait to be let in', async () => {
  const { requests } = show([place(), asking]);
  const row = await findRow(/Wanjiru Kamau/);
  for (const text of ['wanjiru@demo.test', 'No phone', 'Church Choir', 'Alto'])
    expect(row.getByText(text)).toBeInTheDocument();
  expect((await findRow(/Juma Otieno/)).getByText('Asked to join')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Asked to join (1)' })).toBeInTheDocument();
  const asked = requests.find(({ url }) => url.endsWith('/ministry-members'));
  expect(asked?.params).toMatchObject({ department: 'music' });
});

it.each<[PanelScope, RegExp]>([
  [{ kind: 'church' }, /Add a ministry first/],
  [MUSIC, /no ministry yet/],
])('says that people need a ministry where there is none', async (scope, text) => {
  show([], { 'GET /v1/ministries': fakeList([]) }, scope);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('says whose address nobody has confirmed, of those with an account', async () => {
  show([
    place({ email_confirmed: false }),
    place({ id: 8, name: 'Otieno Ouma', has_account: false, email_confirmed: false }),
  ]);
  expect((await findRow(/Wanjiru Kamau/)).getByText('Email not confirmed')).toBeInTheDocument();
  expect((await findRow(/Otieno Ouma/)).queryByText('Email not confirmed')).not.toBeInTheDocument();
});

it('shows each person’s photo, or initials where there is none', async () => {
  show([place({ photo_url: '/media/wanjiru-640x640-0a1b2c3d.jpg' }), asking]);
  const wanjiru = await findRow(/Wanjiru Kamau/);
  expect(wanjiru.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('/media/wanjiru'));
  expect((await findRow(/Juma Otieno/)).getByText('JO')).toBeInTheDocument();
});

it('lists everybody’s to who sees the whole church, with the department', async () => {
  const { requests } = show([place()], {}, { kind: 'church' });
  expect((await findRow(/Wanjiru Kamau/)).getByText('Music')).toBeInTheDocument();
  const asked = requests.find(({ url }) => url.endsWith('/ministry-members'));
  expect(asked?.params).not.toHaveProperty('department');
});

it('lets somebody in', async () => {
  const { user, requests } = show([asking], {
    'PUT /v1/ministry-members/9/accept': { body: { success: true, data: place() } },
  });
  await user.click(await screen.findByRole('button', { name: 'Let Juma Otieno into Church Choir' }));
  expect(
    await screen.findByText('Juma Otieno belongs to Church Choir now and was told so.'),
  ).toBeInTheDocument();
  expect(requests.find(({ url }) => url.endsWith('/9/accept'))?.headers['If-Match']).toBe('"4"');
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});

it('declines with a word to the person', async () => {
  const { user, requests } = show([asking], {
    'PUT /v1/ministry-members/9/decline': { body: { success: true, message: 'x' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Decline Juma Otieno' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText('Please write a word to them')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/What do you want to tell them/), 'We are full.');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Juma Otieno was told.')).toBeInTheDocument();
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent).toMatchObject({ body: { reason: 'We are full.' }, headers: { 'If-Match': '"4"' } });
});

it('says what somebody does, and takes them out after asking', async () => {
  const { user, requests } = show([place()], {
    'PUT /v1/ministry-members/8': { body: { success: true, data: place({ role: 'Secretary' }) } },
    'DELETE /v1/ministry-members/8': { body: { success: true, message: 'x' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Wanjiru Kamau from Church Choir' }));
  const role = await screen.findByLabelText(/^Role in the ministry/);
  await user.clear(role);
  await user.type(role, 'Secretary');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Role updated successfully!')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ role: 'Secretary' });
  await user.click(screen.getByRole('button', { name: 'Remove Wanjiru Kamau from Church Choir' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Wanjiru Kamau from Church Choir?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Person removed successfully!')).toBeInTheDocument();
});

it('takes a request for declined that is gone: the response of the first attempt was lost', async () => {
  const { user } = show([place({ status: 'asked' })], {
    'PUT /v1/ministry-members/8/decline': { status: 404, body: { code: 'not_found', message: 'x' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Decline Wanjiru Kamau' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/What do you want to tell them/), 'Next year.');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('This is done already. You see it as it is now.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('offers nobody again who was taken out in the meantime', async () => {
  const { user } = show([place()], {
    'PUT /v1/ministry-members/8': { status: 404, body: { code: 'not_found', message: 'x' } },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Wanjiru Kamau from Church Choir' }));
  await user.type(await screen.findByLabelText(/^Role in the ministry/), ' and Secretary');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Copy what you want to keep before you close this.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Role in the ministry/)).toHaveValue('Alto and Secretary');
});

it('says where a person is entered who is not found', async () => {
  const { user } = show([], { 'GET /v1/ministry-members/candidates': { body: { success: true, data: [] } } });
  await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
  await user.type(screen.getByLabelText('Find by name'), 'zuhura');
  await waitFor(() =>
    expect(screen.getByLabelText(/^Person/)).toHaveAccessibleDescription(
      /The church office enters new people/,
    ),
  );
});

it('invites somebody who is found by name', async () => {
  const { user, requests } = show([], {
    'GET /v1/ministry-members/candidates': {
      body: { success: true, data: [{ id: 6, name: 'Juma Otieno', email_hint: 'j…@demo.test' }] },
    },
    'POST /v1/ministry-members': { status: 201, body: { success: true, data: place({ id: 10 }) } },
  });
  await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
  await user.selectOptions(await screen.findByLabelText(/^Ministry/), 'Church Choir');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a person');
  await user.type(screen.getByLabelText('Find by name'), 'juma');
  await screen.findByRole('option', { name: 'Juma Otieno (j…@demo.test)' });
  await user.selectOptions(screen.getByLabelText(/^Person/), '6');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(
    await screen.findByText('They were invited. They belong to the ministry once they say yes.'),
  ).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ministry_id: 3,
    user_id: 6,
    role: 'Member',
  });
});

it('offers a ministry no more that was closed in the meantime, and keeps the rest of the form', async () => {
  const refused = 'This ministry is no longer active. Choose another one.';
  let isClosed = false;
  const { user } = show([], {
    'GET /v1/ministries': fakeList(() => (isClosed ? [] : [fakeMinistry()])),
    'GET /v1/ministry-members/candidates': {
      body: { success: true, data: [{ id: 6, name: 'Juma Otieno', email_hint: null }] },
    },
    'POST /v1/ministry-members': () => {
      isClosed = true;
      const errors = { ministry_id: [refused] };
      return { status: 422, body: { success: false, code: 'validation', message: 'x', errors } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
  await user.selectOptions(await screen.findByLabelText(/^Ministry/), 'Church Choir');
  await user.type(screen.getByLabelText('Find by name'), 'juma');
  await screen.findByRole('option', { name: 'Juma Otieno' });
  await user.selectOptions(screen.getByLabelText(/^Person/), '6');
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect((await screen.findAllByText(refused)).length).toBeGreaterThan(0);
  const form = within(screen.getByRole('dialog'));
  await waitFor(() => expect(form.queryByRole('option', { name: 'Church Choir' })).not.toBeInTheDocument());
  expect(form.getByLabelText(/^Person/)).toHaveValue('6');
});

it('shows of somebody who was invited the name alone, and a way to take it back', async () => {
  const nothing = { email: null, phone: null, has_account: null, email_confirmed: null };
  const { user } = show([place({ status: 'invited', ...nothing })], {
    'DELETE /v1/ministry-members/8': { body: { success: true, message: 'x' } },
  });
  const row = await findRow(/Wanjiru Kamau/);
  for (const text of ['Invited, no reply yet', 'Shown once they say yes'])
    expect(row.getByText(text)).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Take back the invitation of Wanjiru Kamau' }));
  expect(await screen.findByText('Wanjiru Kamau is invited no more.')).toBeInTheDocument();
});

it('invites who has no account yet', async () => {
  const { user, requests } = show([place({ has_account: false })], {
    'POST /v1/members/5/invite': { body: { success: true } },
  });
  expect(await screen.findByText('No account')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Invite Wanjiru Kamau to an account' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('An invitation is on its way to Wanjiru Kamau.')).toBeInTheDocument();
  expect(requests.some(({ url }) => url.endsWith('/members/5/invite'))).toBe(true);
});

it('says that nothing loaded, that it is refused, and that there is nobody', async () => {
  const first = show([], { 'GET /v1/ministries': { networkError: true } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load members');
  first.unmount();
  const second = show([], {
    'GET /v1/ministry-members': { status: 403, body: { code: 'forbidden', message: 'x' } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have permission');
  second.unmount();
  show([]);
  expect(await screen.findByText('No members yet')).toBeInTheDocument();
});
