import { sessionStore } from '@narthex/shared-auth';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, renderMemberArea } from '../member-area.testing';

const PATH = '/member/privacy';
const CHOICES = { wants_messages: true, wants_reminders: true, wants_newsletter: false };
const mailChoices = (changes: object = {}) => ({
  'GET /v1/member/mail-choices': ok({ ...CHOICES, ...changes }),
});
const choice = (name: string) => screen.findByRole('checkbox', { name });

beforeAll(() => import('./privacy-page'));

describe('choices of emails', () => {
  it('are switched off and on, each at once', async () => {
    const user = userEvent.setup();
    let stored = CHOICES;
    const { requests } = renderMemberArea(PATH, {
      'GET /v1/member/mail-choices': () => ok(stored),
      'PUT /v1/member/mail-choices': ({ body }) => {
        stored = { ...stored, ...(body as object) };
        return { body: { success: true, message: 'Your choices were saved.', data: stored } };
      },
    });
    await user.click(await choice('Reminders of events'));
    expect(await screen.findByText('Your choices were saved.')).toBeInTheDocument();
    await waitFor(async () => expect(await choice('Reminders of events')).not.toBeChecked());
    expect(await choice('Messages to all members')).toBeChecked();
    await user.click(await choice('The newsletter'));
    await waitFor(async () => expect(await choice('The newsletter')).toBeChecked());
    expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { wants_reminders: false },
      { wants_newsletter: true },
    ]);
  });

  it('leave the newsletter alone until the address is confirmed', async () => {
    renderMemberArea(PATH, mailChoices({ wants_newsletter: null }));
    expect(await choice('The newsletter')).toBeDisabled();
    expect(await choice('The newsletter')).toHaveAccessibleDescription(/confirm your email address first/);
  });

  it('go back to what is stored when saving fails', async () => {
    const user = userEvent.setup();
    renderMemberArea(PATH, { ...mailChoices(), 'PUT /v1/member/mail-choices': { networkError: true } });
    await user.click(await choice('Messages to all members'));
    expect(await screen.findByText('Failed to save your choice. Please try again.')).toBeInTheDocument();
    expect(await choice('Messages to all members')).toBeChecked();
  });

  it('say that they could not be read', async () => {
    renderMemberArea(PATH, { 'GET /v1/member/mail-choices': { status: 500, body: {} } });
    expect(await screen.findByText('Failed to load your choices')).toBeInTheDocument();
  });
});

describe('the archive', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    // jsdom implements neither of these functions.
    URL.createObjectURL = () => 'blob:archive';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.href} as ${this.download}`);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('is downloaded with the session', async () => {
    const user = userEvent.setup();
    const { requests } = renderMemberArea(PATH, {
      ...mailChoices(),
      'GET /v1/member/export': { body: new Blob(['zip']) },
    });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Your data was downloaded.')).toBeInTheDocument();
    expect(saved).toEqual(['blob:archive as my-data.zip']);
    expect(requests.find(({ url }) => url.endsWith('/export'))).toMatchObject({ isFile: true });
  });

  it('says when it fails', async () => {
    const user = userEvent.setup();
    renderMemberArea(PATH, { ...mailChoices(), 'GET /v1/member/export': { status: 500, body: {} } });
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Failed to download your data. Please try again.')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe('deleting the account', () => {
  async function open(response?: object) {
    const user = userEvent.setup();
    const shown = renderMemberArea(PATH, {
      ...mailChoices(),
      ...(response && { 'POST /auth/user/deletion': response }),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }));
    const confirm = () => user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    return { ...shown, user, dialog, confirm, password: dialog.getByLabelText(/^Current password/) };
  }
  const refused = (status: number, message: string, errors?: object) => ({
    status,
    body: { success: false, code: 'x', message, ...(errors && { errors }) },
  });

  it('says what is deleted and what stays, and can be left', async () => {
    const { dialog, user } = await open();
    expect(dialog.getByText(/your profile and photo/)).toBeInTheDocument();
    expect(dialog.getByText(/they stay without your name/)).toBeInTheDocument();
    expect(dialog.getByText(/the audit log/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for the password, and refuses a wrong one at the field', async () => {
    const said = 'This is not your current password';
    const { user, confirm, password, requests } = await open(
      refused(422, said, { current_password: [said] }),
    );
    await confirm();
    await waitFor(() => expect(password).toHaveAccessibleDescription('Please enter your current password'));
    expect(requests.find(({ method }) => method === 'POST')).toBeUndefined();
    await user.type(password, 'a guess');
    await confirm();
    await waitFor(() => expect(password).toHaveAccessibleDescription(said));
  });

  it('ends the session and says goodbye on a public page', async () => {
    const { user, confirm, password, requests } = await open({
      body: { success: true, message: 'Your account is deleted.' },
    });
    await user.type(password, 'correct horse');
    await confirm();
    expect(await screen.findByRole('heading', { name: 'Goodbye page' })).toBeInTheDocument();
    await waitFor(() => expect(sessionStore.getState().status).toBe('visitor'));
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      current_password: 'correct horse',
    });
  });

  it.each([
    [refused(409, 'This is the last administrator.'), 'This is the last administrator.'],
    [{ networkError: true }, 'Failed to delete your account. Please try again.'],
  ])('says why it could not be done', async (response, message) => {
    const { user, confirm, password } = await open(response);
    await user.type(password, 'correct horse');
    await confirm();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(password).toHaveValue('correct horse');
  });
});
