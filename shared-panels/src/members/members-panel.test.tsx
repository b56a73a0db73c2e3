import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Department, Role } from '@narthex/shared-contracts';
import type { Member } from '@narthex/shared-contracts/schemas/members';
import type { PanelScope } from '../panel-scope';
import { fakeList, fakeMember, fakeSite } from '../testing';
import MembersPanel from './members-panel';

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

interface Shown {
  readonly rows?: readonly Member[];
  readonly calls?: FakeCalls;
  readonly role?: Role;
  readonly department?: Department;
  readonly path?: string;
}

function show({ rows = [fakeMember()], calls, role = 'admin', department, path }: Shown = {}) {
  const scope: PanelScope = department ? { kind: 'department', department } : { kind: 'church' };
  const app = renderApp(<MembersPanel scope={scope} />, {
    role,
    ...(department && { department }),
    path: path ?? '/admin/members',
    calls: { 'GET /v1/site': fakeSite, 'GET /v1/members': fakeList(rows), ...calls },
  });
  return { user: userEvent.setup(), ...app };
}
const saved = (row: Member) => ({ body: { success: true, data: row } });
const findRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it('lists members with contact, membership and status, and how many there are', async () => {
  const bare = { phone: null, address: null, membership_date: null, has_account: false, email: null };
  show({
    rows: [
      fakeMember({ address: 'Kilele University, Hostel Number 4', status: 'inactive', role: 'elder' }),
      fakeMember({ id: 6, first_name: 'Juma', ...bare }),
    ],
  });
  const elder = await findRow(/Wanjiru Kamau/);
  for (const text of [
    'wanjiru@demo.test',
    '+254 700 000 001',
    'Kilele University, Hostel Numb…',
    '9 May 2020',
  ])
    expect(elder.getByText(text)).toBeInTheDocument();
  for (const text of ['Elder', 'Inactive']) expect(elder.getByText(text)).toBeInTheDocument();
  const juma = await findRow(/Juma Kamau/);
  for (const text of ['No email address', 'No phone', 'No address', 'Not set', 'Member', 'No account'])
    expect(juma.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('2 of 2 members')).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Member',
    'Contact',
    'Membership',
    'Status',
    'Actions',
  ]);
});

it('shows each person’s photo, or initials where there is none', async () => {
  show({
    rows: [
      fakeMember({ photo_url: '/media/wanjiru-640x640-0a1b2c3d.jpg' }),
      fakeMember({ id: 6, first_name: 'Juma' }),
    ],
  });
  const wanjiru = await findRow(/Wanjiru Kamau/);
  expect(wanjiru.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('/media/wanjiru'));
  expect((await findRow(/Juma Kamau/)).getByText('JK')).toBeInTheDocument();
});

it('is searched and filtered by the server', async () => {
  const { user, requests } = show();
  await user.selectOptions(await screen.findByLabelText('Status'), 'Inactive');
  expect(await screen.findByText('0 of 1 members')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Status'), 'All');
  await user.type(screen.getByLabelText('Search by name or email'), 'nobody');
  expect(await screen.findByText('No members match your search.')).toBeInTheDocument();
  expect(requests.some(({ params }) => params?.['search'] === 'nobody')).toBe(true);
});

it('says when there is nobody, and when the list did not load', async () => {
  const { unmount } = show({ rows: [] });
  expect(await screen.findByText('No members yet')).toBeInTheDocument();
  unmount();
  show({ calls: { 'GET /v1/members': { networkError: true } } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load members');
});

it('adds somebody without an email address once that is said', async () => {
  const added = fakeMember({ id: 9, first_name: 'Nia' });
  const { user, requests } = show({ calls: { 'POST /v1/members': { status: 201, ...saved(added) } } });
  await user.click(await screen.findByRole('button', { name: 'Add New Member' }));
  await user.type(await screen.findByLabelText(/^First name/), 'Nia');
  await user.click(screen.getByRole('button', { name: 'Add Member' }));
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getByText('Last name is required')).toBeInTheDocument();
  expect(summary.getByText('Email is required')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Last name/), 'Too');
  await user.click(screen.getByLabelText('This person has no email address'));
  expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add Member' }));
  expect(await screen.findByText('Member created successfully!')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    first_name: 'Nia',
    last_name: 'Too',
    email: null,
    has_no_email: true,
    status: 'active',
    role: 'member',
  });
});

it('says at the field that the address is taken, and keeps what was typed', async () => {
  const message = 'Somebody in the register has this email address already.';
  const { user } = show({
    calls: {
      'PUT /v1/members/5': {
        status: 409,
        body: { success: false, code: 'conflict', message, errors: { email: [message] } },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Wanjiru Kamau' }));
  const email = await screen.findByLabelText(/^Email/);
  await user.clear(email);
  await user.type(email, 'juma@demo.test');
  await user.click(screen.getByRole('button', { name: 'Update Member' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save member');
  expect(email).toHaveAccessibleDescription(message);
  expect(email).toHaveValue('juma@demo.test');
});

it('offers member and admin to who decides over roles, and only shows every other role', async () => {
  const elder = fakeMember({ id: 6, first_name: 'Juma', role: 'elder' });
  const { user } = show({ rows: [fakeMember(), elder] });
  await user.click(await screen.findByRole('button', { name: 'Edit Wanjiru Kamau' }));
  const options = within(await screen.findByLabelText('Role')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Member', 'Admin']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Juma Kamau' }));
  expect(await screen.findByText('Role: Elder. It is changed under Users.')).toBeInTheDocument();
});

it('shows who keeps the register without deciding over roles the role in words', async () => {
  const { user } = show({ role: 'elder' });
  await user.click(await screen.findByRole('button', { name: 'Edit Wanjiru Kamau' }));
  expect(await screen.findByText('Role: Member. An administrator can change it.')).toBeInTheDocument();
});

it('asks before deleting, and says why it is refused', async () => {
  const message = 'This is the last administrator. Make somebody else one first.';
  const { user } = show({
    calls: { 'DELETE /v1/members/5': { status: 409, body: { code: 'conflict', message } } },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Wanjiru Kamau' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Wanjiru Kamau?' }));
  expect(dialog.getByText('Are you sure you want to delete this member?')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(`Failed to delete member. ${message}`);
});

it('invites who has an address and no account', async () => {
  const person = fakeMember({ has_account: false });
  const without = fakeMember({ id: 6, first_name: 'Juma', has_account: false, email: null });
  const member = fakeMember({ id: 7, first_name: 'Amina' });
  const { user, requests } = show({
    rows: [person, without, member],
    calls: { 'POST /v1/members/5/invite': saved(person) },
  });
  await user.click(await screen.findByRole('button', { name: 'Invite Wanjiru Kamau' }));
  expect(screen.queryByRole('button', { name: /^Invite (Juma|Amina)/ })).not.toBeInTheDocument();
  const dialog = within(screen.getByRole('dialog', { name: 'Invite Wanjiru Kamau to an account?' }));
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText('An invitation is on its way to Wanjiru Kamau.')).toBeInTheDocument();
  expect(requests.some(({ url }) => url.endsWith('/members/5/invite'))).toBe(true);
});

it('shows whose address is not confirmed, and sends the confirmation again', async () => {
  const person = fakeMember({ email_confirmed: false });
  const { user } = show({
    rows: [
      person,
      fakeMember({ id: 6, first_name: 'Juma', has_account: false, email_confirmed: false }),
      fakeMember({ id: 7, first_name: 'Amina' }),
    ],
    calls: { 'POST /admin/users/5/confirmation': { body: { success: true, message: 'x' } } },
  });
  const wanjiru = await findRow(/Wanjiru Kamau/);
  expect(wanjiru.getByText('Email not confirmed')).toBeInTheDocument();
  expect(screen.getAllByText('Email not confirmed')).toHaveLength(1);
  const SEND = /^Send .* the confirmation of their email address again$/;
  expect(screen.getAllByRole('button', { name: SEND })).toHaveLength(1);
  await user.click(wanjiru.getByRole('button', { name: SEND }));
  expect(await screen.findByText(/^An email is on its way to Wanjiru Kamau/)).toBeInTheDocument();
});

it('offers the confirmation to those alone who may send it', async () => {
  show({ rows: [fakeMember({ email_confirmed: false })], role: 'elder' });
  expect((await findRow(/Wanjiru Kamau/)).getByText('Email not confirmed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /the confirmation of/ })).not.toBeInTheDocument();
});

it('is read, and nothing more, by the pastoral team', async () => {
  show({ role: 'leader', department: 'pastoral' });
  const row = await findRow(/Wanjiru Kamau/);
  expect(row.queryByRole('button')).not.toBeInTheDocument();
  for (const name of ['Add New Member', 'Import', 'Export'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('is refused to who may not read it', async () => {
  show({
    role: 'leader',
    department: 'finance',
    calls: { 'GET /v1/members': { status: 403, body: { code: 'forbidden', message: 'x' } } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You do not have permission to perform this action.',
  );
});

describe('the file of members', () => {
  const created = jest.fn((_: Blob) => 'blob:file');
  beforeEach(() => {
    created.mockClear();
    Object.assign(URL, { createObjectURL: created, revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });

  it('holds what the filters leave', async () => {
    const { user, requests } = show({
      path: '/admin/members?status=active&page=1',
      calls: {
        'GET /v1/members/export': { body: new Blob(['First name\r\nWanjiru\r\n'], { type: 'text/csv' }) },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('The file of members was downloaded.')).toBeInTheDocument();
    expect(requests.find(({ url }) => url.endsWith('/export'))?.params).toEqual({ status: 'active' });
    expect(created.mock.calls[0]?.[0].type).toBe('text/csv');
  });

  it('says when it did not come', async () => {
    const { user } = show({ calls: { 'GET /v1/members/export': { networkError: true } } });
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Failed to export members')).toBeInTheDocument();
  });
});

describe('an import', () => {
  const column = (label: string, target: string | null, samples: string[] = []) => ({
    label,
    target,
    is_asked: target === null,
    samples,
  });
  const result = {
    is_dry_run: true,
    rows: 3,
    created: 2,
    changed: 1,
    skipped: 0,
    columns: [column('First name', 'first_name'), column('Last name', 'last_name')] as object[],
    column_problem: null as string | null,
    date_question: null as object | null,
    errors: [] as object[],
    matches: [] as object[],
    left: [] as object[],
    ignored_columns: ['No.'],
  };
  const person = {
    id: 7,
    name: 'José Ng’ang’a',
    email: null,
    phone: '+254 712 345 678',
    date_of_birth: null,
    reasons: ['name'],
    changes: [
      { field: 'first_name', from: 'José', to: 'Jose', is_taken: false },
      { field: 'phone', from: '+254 712 345 678', to: '+254 733 345 678', is_taken: true },
    ],
    kept: [],
  };
  const match = {
    row: 4,
    name: 'Jose Nganga',
    email: null,
    phone: '+254 733 345 678',
    date_of_birth: null,
    is_sure: false,
    can_be_new: true,
    candidates: [person],
    earlier_row: null,
  };
  const respond = (data: object) => ({ body: { success: true, data } });
  const CSV = 'First name,Last name\nNia,Too';
  const encode = (text: string) => new TextEncoder().encode(text);
  // Files of jsdom can't be read, so the tests provide the bytes.
  const fileOf = (bytes: Uint8Array, name = 'members.csv') =>
    Object.assign(new File([bytes as BlobPart], name), { arrayBuffer: async () => bytes });

  async function open(calls: FakeCalls, file = fileOf(encode(CSV))) {
    const app = show({ calls });
    await app.user.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import members' }));
    await app.user.upload(await dialog.findByLabelText('File of members'), file);
    const sent = () => app.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    return { ...app, dialog, sent };
  }

  it('says what the file would do, then does it', async () => {
    const { user, dialog, sent } = await open({
      'POST /v1/members/import': ({ body }) =>
        respond({
          ...result,
          is_dry_run: (body as { dry_run: boolean }).dry_run,
          changed: 0,
          left: [{ row: 9, name: 'Amina Ali', reason: 'The register says the same already.' }],
        }),
    });
    expect(await dialog.findByRole('list', { name: 'What the file would do' })).toHaveTextContent('2 new');
    expect(dialog.getByText('These columns are left out: “No.”.')).toBeInTheDocument();
    expect(dialog.getByText('Row 9: Amina Ali')).toBeInTheDocument();
    expect(dialog.getByText('The register says the same already.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Import 2 people' }));
    expect(
      await screen.findByText('The file was imported: 2 people added, 0 changed, 0 left as they were.'),
    ).toBeInTheDocument();
    expect(sent()).toMatchObject([
      { csv: CSV, dry_run: true },
      { csv: CSV, dry_run: false },
    ]);
  });

  it('asks what unknown columns hold and how dates are written, and reads the file again', async () => {
    const asked = {
      ...result,
      created: 0,
      columns: [...result.columns, column('Shoe size', null, ['38', '41'])],
      date_question: { columns: ['DOB'], example: '03/02/2001' },
    };
    const { user, dialog, sent } = await open({
      'POST /v1/members/import': ({ body }) =>
        respond((body as { date_order?: string }).date_order ? { ...result, created: 3, changed: 0 } : asked),
    });
    const size = await dialog.findByLabelText('Column “Shoe size”');
    expect(size).toHaveAccessibleDescription('In the file: 38 · 41');
    expect(dialog.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(size).toHaveAccessibleDescription(/Choose what it holds, or leave it out/);
    await user.selectOptions(size, 'Leave this column out');
    await user.selectOptions(
      dialog.getByLabelText('Dates in “DOB”'),
      'The month comes first: 03/02/2001 is month/day/year',
    );
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByRole('button', { name: 'Import 3 people' })).toBeEnabled();
    expect(sent().at(-1)).toMatchObject({ columns: { 'Shoe size': 'ignore' }, date_order: 'month_first' });
    // A corrected file has the same columns, so the questions aren't repeated.
    await user.upload(dialog.getByLabelText('File of members'), fileOf(encode(`${CSV}\n`), 'again.csv'));
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent().at(-1)).toMatchObject({ columns: { 'Shoe size': 'ignore' }, date_order: 'month_first' });
  });

  it('is protected with what was decided, until it is done or given up', async () => {
    const { user, dialog } = await open({
      'POST /v1/members/import': respond({ ...result, created: 0, changed: 0, matches: [match] }),
    });
    const row = within(await dialog.findByRole('group', { name: 'Row 4: Jose Nganga' }));
    await user.click(row.getByLabelText('A new person'));
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Discard your changes?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await user.click(dialog.getByRole('button', { name: 'Import 1 person' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('shows a row beside the person it may be, and takes what was decided', async () => {
    const { user, dialog, sent } = await open({
      'POST /v1/members/import': respond({ ...result, created: 0, changed: 0, matches: [match] }),
    });
    const row = within(await dialog.findByRole('group', { name: 'Row 4: Jose Nganga' }));
    expect(row.getByText('In the register, same name')).toBeInTheDocument();
    expect(row.getByText('+254 712 345 678')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    await user.click(row.getByLabelText('A new person'));
    expect(dialog.getByRole('button', { name: 'Import 1 person' })).toBeEnabled();
    await user.click(row.getByLabelText('Leave this row out'));
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    await user.click(row.getByLabelText('The same person as José Ng’ang’a'));
    expect(row.getByLabelText('First name: José becomes Jose')).not.toBeChecked();
    const phone = row.getByLabelText('Phone: +254 712 345 678 becomes +254 733 345 678');
    expect(phone).toBeChecked();
    await user.click(row.getByLabelText('First name: José becomes Jose'));
    await user.click(phone);
    await user.click(dialog.getByRole('button', { name: 'Import 1 person' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({
      decisions: { 4: { choice: 'same', member_id: 7, take: ['first_name'] } },
    });
  });

  it('decides about many rows at once', async () => {
    const matches = [match, { ...match, row: 5 }, { ...match, row: 6, can_be_new: false }];
    const { user, dialog } = await open({
      'POST /v1/members/import': respond({ ...result, created: 0, changed: 0, matches }),
    });
    await user.click(await dialog.findByRole('button', { name: 'All are new' }));
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    const last = within(dialog.getAllByRole('group', { name: 'Row 6: Jose Nganga' })[0] as HTMLElement);
    await user.click(last.getByLabelText('Leave this row out'));
    expect(dialog.getByRole('button', { name: 'Import 2 people' })).toBeEnabled();
  });

  it('shows what changes for people it knows, who may still be left out', async () => {
    const { user, dialog } = await open({
      'POST /v1/members/import': respond({ ...result, created: 0, matches: [{ ...match, is_sure: true }] }),
    });
    expect(await dialog.findByRole('button', { name: 'Import 1 person' })).toBeEnabled();
    await user.click(dialog.getByLabelText('Leave this row out'));
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  });

  it('shows each row with a mistake by its column, and imports nothing', async () => {
    const { dialog } = await open({
      'POST /v1/members/import': respond({
        ...result,
        errors: [
          { row: 4, field: 'email', column: 'Barua pepe', message: 'A valid email address is required' },
        ],
      }),
    });
    const row = within(await dialog.findByRole('row', { name: /Row 4/ }));
    expect(row.getByText('Barua pepe')).toBeInTheDocument();
    expect(row.getByText('A valid email address is required')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  });

  it('says why a file can’t be read, and no longer offers the one before', async () => {
    const message = 'The file has no rows below its headings.';
    const { user, dialog } = await open({
      'POST /v1/members/import': ({ body }) =>
        (body as { csv: string }).csv === CSV
          ? respond({ ...result, created: 1, changed: 0 })
          : { status: 422, body: { code: 'validation', message: 'x', errors: { csv: [message] } } },
    });
    expect(await dialog.findByRole('button', { name: 'Import 1 person' })).toBeEnabled();
    const picker = dialog.getByLabelText('File of members');
    await user.upload(picker, fileOf(encode('First name,Last name')));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
    await user.upload(picker, fileOf(encode(CSV)));
    expect(await dialog.findByRole('button', { name: 'Import 1 person' })).toBeEnabled();
    await user.upload(picker, fileOf(new Uint8Array([0x50, 0x4b, 3, 4]), 'members.xlsx'));
    expect(await dialog.findByText(/^This is a spreadsheet, not a CSV file\. Open it/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  });
});
