import { fakeSession, type FakeCalls } from '@narthex/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, renderMemberArea } from '../../member-area.testing';

const PATH = '/member/profile';
const { user: AKINYI } = fakeSession('member');
const SAVED = {
  ...AKINYI,
  name: 'Atieno Odhiambo',
  first_name: 'Atieno',
  updated_at: '2026-11-21T06:05:00.000Z',
};
const session = (user: typeof AKINYI) => ok({ user, role: 'member', department: null });

const getFact = (label: string) => screen.getByText(label).nextElementSibling;
const firstName = () => screen.getByRole('textbox', { name: 'First Name' });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

async function startEditing(changes: Parameters<typeof renderMemberArea>[1] = {}) {
  const user = userEvent.setup();
  const page = renderMemberArea(PATH, changes);
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await screen.findByRole('form', { name: 'Edit profile' });
  return { user, ...page };
}

// The first import compiles the page's modules, which can exceed the time limit of a test.
beforeAll(() => import('./profile-page'));
beforeAll(() => import('../../features/profile/edit/profile-form'));

describe('the profile', () => {
  it('shows who the person is, and what is not provided', async () => {
    renderMemberArea(PATH);
    const header = within(await screen.findByRole('region', { name: 'Akinyi Odhiambo' }));
    expect(header.getByText('AO')).toBeInTheDocument();
    expect(header.getByText('akinyi@demo.test')).toBeInTheDocument();
    expect(header.getByText('Active Member')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Photo' })).toBeInTheDocument();
    await waitFor(() => expect(getFact('Member Since')).toHaveTextContent('4 September 2021'));
    for (const label of ['Phone', 'Date of Birth', 'Address'])
      expect(getFact(label)).toHaveTextContent('Not provided');
  });

  it('shows the account: status, role, last update and id', async () => {
    renderMemberArea(PATH);
    await screen.findByRole('region', { name: 'Account Information' });
    expect(getFact('Account Status')).toHaveTextContent('Active');
    expect(getFact('Member Role')).toHaveTextContent('Member');
    expect(getFact('Last Updated')).toHaveTextContent('Never');
    expect(getFact('Account ID')).toHaveTextContent('7');
  });

  it('falls back to the day of the account when the membership date cannot be read', async () => {
    renderMemberArea(PATH, { 'GET /v1/member/overview': { networkError: true } });
    await screen.findByRole('region', { name: 'Account Information' });
    await waitFor(() => expect(getFact('Member Since')).toHaveTextContent('4 September 2023'));
  });

  it('saves what was changed and shows it', async () => {
    const { user, requests } = await startEditing({
      'PUT /auth/user': session(SAVED),
      'GET /auth/user': session(SAVED),
    });
    await user.clear(firstName());
    await user.type(firstName(), 'Atieno');
    await user.type(screen.getByRole('textbox', { name: 'Address' }), 'Kilimo Hostel');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Atieno Odhiambo' })).toBeInTheDocument();
    expect(getFact('Last Updated')).toHaveTextContent('21 November 2026, 9:05 AM');
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      first_name: 'Atieno',
      last_name: 'Odhiambo',
      email: 'akinyi@demo.test',
      phone: null,
      date_of_birth: null,
      address: 'Kilimo Hostel',
    });
  });

  it('asks for names and a real address before anything is sent', async () => {
    const { user } = await startEditing();
    await user.clear(firstName());
    await user.clear(screen.getByRole('textbox', { name: 'Last Name' }));
    await user.clear(screen.getByRole('textbox', { name: 'Email' }));
    await user.click(save());
    const form = within(screen.getByRole('form', { name: 'Edit profile' }));
    expect(await form.findByRole('alert')).toHaveTextContent('First name is required');
    expect(firstName()).toHaveAccessibleDescription('First name is required');
    expect(screen.getByRole('textbox', { name: 'Last Name' })).toHaveAccessibleDescription(
      'Last name is required',
    );
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  });

  it('asks for the password when the email address is changed, which waits for its confirmation', async () => {
    const { user, requests } = await startEditing({
      'PUT /auth/user': session(AKINYI),
      'GET /auth/user': session(AKINYI),
    });
    const email = screen.getByRole('textbox', { name: 'Email' });
    const password = () => screen.queryByLabelText(/^Current password/);
    expect(password()).not.toBeInTheDocument();
    await user.clear(email);
    await user.type(email, 'atieno@demo.test');
    await user.click(save());
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/Please enter your current password/));
    expect(requests.find(({ method }) => method === 'PUT')).toBeUndefined();
    await user.type(screen.getByLabelText(/^Current password/), 'correct horse');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(getFact('Email')).toHaveTextContent('akinyi@demo.test');
    expect(getFact('Email')).toHaveTextContent('We sent a link to atieno@demo.test.');
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      email: 'atieno@demo.test',
      current_password: 'correct horse',
    });
  });

  it('shows at the field that the password is not the right one', async () => {
    const { user } = await startEditing({
      'PUT /auth/user': {
        status: 422,
        body: {
          success: false,
          message: 'This is not your current password',
          code: 'validation',
          errors: { current_password: ['This is not your current password'] },
        },
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'x');
    const password = await screen.findByLabelText(/^Current password/);
    await user.type(password, 'a guess');
    await user.click(save());
    await waitFor(() => expect(password).toHaveAccessibleDescription(/This is not your current password/));
  });

  it('shows what the server refuses at its field', async () => {
    const { user } = await startEditing({
      'PUT /auth/user': {
        status: 422,
        body: {
          success: false,
          message: 'The given data was invalid.',
          code: 'validation',
          errors: { phone: ['This number is not a phone number.'] },
        },
      },
    });
    const phone = screen.getByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, '999999');
    await user.click(save());
    await waitFor(() => expect(phone).toHaveAccessibleDescription('This number is not a phone number.'));
    expect(screen.queryByText('Failed to update profile. Please try again.')).not.toBeInTheDocument();
    await user.type(phone, '3');
    await waitFor(() => expect(phone).toBeValid());
  });

  it('says when saving failed; typing clears the message and keeps the words', async () => {
    const { user } = await startEditing({ 'PUT /auth/user': { networkError: true } });
    await user.type(firstName(), 'i');
    await user.click(save());
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeInTheDocument();
    await user.type(firstName(), 'n');
    expect(screen.queryByText('Failed to update profile. Please try again.')).not.toBeInTheDocument();
    expect(firstName()).toHaveValue('Akinyiin');
  });

  it('says why the server refused to save', async () => {
    const message = 'Too many failed sign-ins. Please try again later.';
    const body = { success: false, code: 'locked_out', message };
    const { user } = await startEditing({ 'PUT /auth/user': { status: 429, body } });
    await user.type(firstName(), 'i');
    await user.click(save());
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  /** Refuses a profile unless it is saved over version 5, which the server has by now. */
  const savedMeanwhile = (current: typeof AKINYI): FakeCalls => ({
    'PUT /auth/user': ({ headers }) =>
      headers?.['If-Match'] === '"5"'
        ? session(SAVED)
        : {
            status: 409,
            body: {
              message: 'Somebody else changed this in the meantime.',
              code: 'conflict',
              conflict: { current, current_version: 5, submitted: {} },
            },
          },
    'GET /auth/user': session(current),
  });

  it('asks nothing where what was typed is stored already', async () => {
    const stored = { ...AKINYI, first_name: 'Atieno', phone: '+254 700 000 045', version: 5 };
    const { user } = await startEditing(savedMeanwhile(stored));
    await user.clear(firstName());
    await user.type(firstName(), 'Atieno');
    await user.clear(screen.getByLabelText(/^Phone/));
    await user.type(screen.getByLabelText(/^Phone/), '0700 000 045');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  });

  it('does not overwrite what somebody else saved meanwhile: says what, and saves again over that', async () => {
    const theirs = { ...AKINYI, phone: '0700 000 044', version: 5 };
    const { user, requests } = await startEditing(savedMeanwhile(theirs));
    await user.clear(firstName());
    await user.type(firstName(), 'Atieno');
    await user.click(save());
    expect(
      await screen.findByText(/^Failed to update profile: somebody else changed it in the meantime/),
    ).toBeInTheDocument();
    expect(firstName()).toHaveValue('Atieno');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('0700 000 044');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    const sent = requests.filter(({ method }) => method === 'PUT').map(({ headers }) => headers['If-Match']);
    expect(sent).toEqual([undefined, '"5"']);
  });

  it('saves over a change that the form does not show, such as that of the password on another device', async () => {
    const { user, requests } = await startEditing(savedMeanwhile({ ...AKINYI, version: 5 }));
    await user.type(firstName(), 'i');
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    const sent = requests.filter(({ method }) => method === 'PUT').map(({ headers }) => headers['If-Match']);
    expect(sent).toEqual([undefined, '"5"']);
  });

  it('restores everything on Cancel', async () => {
    const { user } = await startEditing();
    await user.type(firstName(), ' Achieng');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Akinyi Odhiambo' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
    expect(await screen.findByRole('textbox', { name: 'First Name' })).toHaveValue('Akinyi');
  });

  it('keeps Member Since out of the form', async () => {
    await startEditing();
    expect(screen.getByRole('textbox', { name: 'Member Since' })).toHaveAttribute('readonly');
  });

  it('asks before unsaved changes are left', async () => {
    const { user } = await startEditing();
    await user.type(firstName(), 'i');
    await user.click(screen.getByRole('link', { name: 'View site' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    expect(firstName()).toHaveValue('Akinyii');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back, Akinyi!' })).toBeInTheDocument();
  });

  it('warns before the tab is closed only while something is unsaved', async () => {
    const { user } = await startEditing();
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isWarned()).toBe(false);
    await user.type(firstName(), 'i');
    expect(isWarned()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(isWarned()).toBe(false);
  });
});
