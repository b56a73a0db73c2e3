import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { User } from '@narthex/shared-contracts/schemas/users';
import { fakeList, fakeSite } from '../testing';
import UsersPanel from './users-panel';

const user = (changes: Partial<User> = {}): User => ({
  id: 5,
  version: 2,
  name: 'Baraka Njoroge',
  email: 'baraka@demo.test',
  role: 'member',
  account_department: null,
  email_confirmed: true,
  is_active: true,
  created_at: '2026-01-10T06:00:00Z',
  ...changes,
});

const show = (rows: readonly User[], calls: FakeCalls = {}, role: 'admin' | 'elder' = 'admin') =>
  renderApp(<UsersPanel scope={{ kind: 'church' }} />, {
    role,
    path: '/admin/users',
    calls: { 'GET /v1/site': fakeSite, 'GET /v1/admin/users': fakeList(rows), ...calls },
  });

it('says how people get here', async () => {
  show([user()]);
  expect(await screen.findByText(/To add somebody, enter them under “Members”/)).toBeVisible();
});

it('makes somebody the leader of a department', async () => {
  const person = userEvent.setup();
  let sent: unknown;
  show([user()], {
    'PUT /admin/users/5/role': ({ body }) => {
      sent = body;
      return { body: { success: true, data: user({ role: 'leader', account_department: 'music' }) } };
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Change the role of Baraka Njoroge' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Role')).toHaveValue('member');
  await person.selectOptions(dialog.getByLabelText('Role'), 'Leader, Music');
  await person.click(dialog.getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('The role of Baraka Njoroge was changed.')).toBeInTheDocument();
  expect(sent).toEqual({ role: 'leader', department: 'music' });
});

it('shows an address that nobody confirmed, why it gets no role, and sends the confirmation again', async () => {
  const person = userEvent.setup();
  const message = 'Only somebody who has confirmed their email address can be given a role.';
  show([user({ email_confirmed: false })], {
    'PUT /admin/users/5/role': {
      status: 422,
      body: { success: false, message, code: 'validation', errors: { role: [message] } },
    },
    'POST /admin/users/5/confirmation': { body: { success: true, message: 'The email is on its way.' } },
  });
  expect(await screen.findByText('Email not confirmed')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Change the role of Baraka Njoroge' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.selectOptions(dialog.getByLabelText('Role'), 'Elder');
  await person.click(dialog.getByRole('button', { name: 'Change role' }));
  expect(await dialog.findByText(`Failed to change the role. ${message}`)).toBeInTheDocument();
  expect(dialog.getByLabelText('Role')).toHaveValue('elder');
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await person.click(
    screen.getByRole('button', {
      name: 'Send Baraka Njoroge the confirmation of their email address again',
    }),
  );
  expect(await screen.findByText(/^An email is on its way to Baraka Njoroge/)).toBeInTheDocument();
});

it('says why the last administrator stays', async () => {
  const person = userEvent.setup();
  const message = 'This is the last administrator. Make somebody else one first.';
  show([user({ role: 'admin' })], {
    'PUT /admin/users/5/status': { status: 409, body: { message, code: 'conflict' } },
  });
  await person.click(await screen.findByRole('button', { name: 'Deactivate Baraka Njoroge' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Deactivate Baraka Njoroge?' }));
  await person.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await dialog.findByText(`Failed to deactivate the user. ${message}`)).toBeInTheDocument();
});

it('activates an account again at once', async () => {
  const person = userEvent.setup();
  show([user({ is_active: false })], {
    'PUT /admin/users/5/status': { body: { success: true, data: user() } },
  });
  await person.click(await screen.findByRole('button', { name: 'Activate Baraka Njoroge' }));
  expect(await screen.findByText('Baraka Njoroge may sign in again.')).toBeInTheDocument();
});

it('switches off the two-step sign-in of somebody who has it, and offers it for nobody else', async () => {
  const person = userEvent.setup();
  show(
    [
      user({ has_second_factor: true }),
      user({ id: 7, name: 'Akinyi Odhiambo', has_second_factor: true }),
      user({ id: 6, name: 'Halima Said', email: 'halima@demo.test' }),
    ],
    {
      'DELETE /admin/users/5/second-factor': { body: { success: true, data: user() } },
    },
  );
  const label = 'Switch off the two-step sign-in of';
  await person.click(await screen.findByRole('button', { name: `${label} Baraka Njoroge` }));
  expect(screen.queryByRole('button', { name: `${label} Halima Said` })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: `${label} Akinyi Odhiambo` })).not.toBeInTheDocument();
  const dialog = within(screen.getByRole('dialog', { name: `${label} Baraka Njoroge?` }));
  await person.click(dialog.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('The two-step sign-in of Baraka Njoroge is off.')).toBeInTheDocument();
});

it('shows those who may only read the list no buttons', async () => {
  show([user({ role: 'leader', account_department: 'youth' })], {}, 'elder');
  const row = within(await screen.findByRole('row', { name: /Baraka Njoroge/ }));
  expect(row.getByText('Leader, Youth')).toBeInTheDocument();
  expect(row.queryByRole('button')).not.toBeInTheDocument();
});

describe('signing somebody out everywhere', () => {
  const start = async (response: object) => {
    const person = userEvent.setup();
    show([user()], { 'DELETE /admin/users/5/sessions': response });
    await person.click(await screen.findByRole('button', { name: 'Sign Baraka Njoroge out everywhere' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Sign Baraka Njoroge out everywhere?' }));
    await person.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    return dialog;
  };

  it('asks first, and says that it was done', async () => {
    await start({ body: { success: true } });
    expect(await screen.findByText('Baraka Njoroge is signed out everywhere.')).toBeInTheDocument();
  });

  it('says so when it fails, and keeps the question open', async () => {
    const dialog = await start({ status: 500, body: { message: 'Later' } });
    expect(await dialog.findByText(/^Failed to sign the user out/)).toBeInTheDocument();
  });

  it('is not offered for who can’t sign in anyway', async () => {
    show([user({ is_active: false })]);
    expect(await screen.findByText('Inactive', { selector: 'span' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /out everywhere/ })).toBeNull();
  });
});
