import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { PublicSermon } from '@narthex/shared-contracts/schemas/sermons';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeList, fakeSite } from '../testing';
import { uploadNetwork } from '../uploads/fake-tus';
import SermonsPanel from './sermons-panel';

jest.mock('tus-js-client', () => jest.requireActual('../uploads/fake-tus'));

const sermon = (changes: Partial<PublicSermon> = {}): PublicSermon => ({
  id: 5,
  title: 'The lamp that stays lit',
  description: 'Ten lamps, five jars.',
  speaker: 'Pr. Amina Wekesa',
  sermon_date: '2026-11-14',
  scripture_reference: null,
  series: 'sabbath_service',
  status: 'published',
  tags: [],
  is_featured: true,
  audio_file: '/media/lamp-1a2b3c4d.mp3',
  video_file: null,
  pdf_file: null,
  audio_bytes: 1,
  audio_type: 'audio/mpeg',
  audio_seconds: 60,
  video_bytes: null,
  pdf_bytes: null,
  thumbnail: null,
  sermon_text: null,
  version: 3,
  ...changes,
});

const uploaded = (kind: string) => ({
  body: { success: true, data: { id: kind, name: kind, bytes: 1, file: { url: `/media/${kind}-1a2b3c4d` } } },
});

function show(changes: FakeCalls = {}) {
  const user = userEvent.setup();
  renderApp(<SermonsPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/sermons': fakeList([sermon()]),
      'GET /uploads/audio': uploaded('audio'),
      'GET /uploads/pdf': uploaded('pdf'),
      ...changes,
    },
  });
  return user;
}

beforeEach(() => {
  sessionStorage.clear();
  uploadNetwork.reset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function fillForm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Upload New Sermon' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload New Sermon' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Title/ }), 'New light');
  await user.type(dialog.getByRole('textbox', { name: /^Speaker/ }), 'Pr. Otieno');
  await user.type(dialog.getByRole('textbox', { name: /^Description/ }), 'About morning.');
  await user.type(dialog.getByLabelText(/^Date/), '2026-11-21');
  return dialog;
}

const pick = (name: string, type: string) => new File(['x'], name, { type });

it('lists sermons with their badges, and downloads only for files that exist', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Sermons (1)' })).toBeInTheDocument();
  for (const text of ['Featured', 'Audio Available', 'Sabbath Service']) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
  expect(screen.queryByText('Video Available')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Download audio of/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Download video of/ })).not.toBeInTheDocument();
});

it('says No sermons yet', async () => {
  show({ 'GET /v1/sermons': fakeList<PublicSermon>([]) });
  expect(await screen.findByText('No sermons yet')).toBeInTheDocument();
});

it('says Failed to load sermons', async () => {
  show({ 'GET /v1/sermons': { status: 500, body: {} } });
  expect(await screen.findByText('Failed to load sermons')).toBeInTheDocument();
});

it.each([
  ['audio', 'Failed to download sermon audio'],
  ['video', 'Failed to download sermon video'],
  ['PDF', 'Failed to download sermon pdf'],
])('says when the %s is gone: %s', async (kind, message) => {
  const files = { video_file: '/media/lamp-1a2b3c4d.mp4', pdf_file: '/media/lamp-1a2b3c4d.pdf' };
  const user = show({ 'GET /v1/sermons': fakeList([sermon(files)]) });
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: false });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Download ${kind} of`) }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

it('saves the sermon first, and then sends its files in their order', async () => {
  const steps: string[] = [];
  const user = show({
    'POST /v1/sermons': ({ body }) => {
      steps.push(`create ${String((body as PublicSermon).title)}`);
      return { status: 201, body: { success: true, data: sermon({ id: 9, version: 1 }) } };
    },
    'PUT /v1/sermons/9': ({ body, headers }) => {
      steps.push(`${Object.keys(body as object).join()} over ${headers['If-Match'] ?? ''}`);
      return { body: { success: true, data: sermon({ id: 9, version: steps.length }) } };
    },
  });
  const dialog = await fillForm(user);
  await user.upload(dialog.getByLabelText('PDF file'), pick('outline.pdf', 'application/pdf'));
  await user.upload(dialog.getByLabelText('Audio file'), pick('sermon.mp3', 'audio/mpeg'));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Sermon created successfully!')).toBeInTheDocument();
  expect(uploadNetwork.sent.map(({ kind }) => kind)).toEqual(['audio', 'pdf']);
  expect(steps).toEqual(['create New light', 'audio_file over "1"', 'pdf_file over "2"']);
});

it('says Failed to save sermon, and sends no file, when the server refuses the sermon', async () => {
  const user = show({ 'POST /v1/sermons': { status: 500, body: {} } });
  const dialog = await fillForm(user);
  await user.upload(dialog.getByLabelText('Audio file'), pick('sermon.mp3', 'audio/mpeg'));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText('Failed to save sermon')).toBeInTheDocument();
  expect(dialog.getByText('sermon.mp3')).toBeInTheDocument();
  expect(uploadNetwork.sent).toEqual([]);
});

it('keeps form and file when the upload is refused, and makes no second sermon of it', async () => {
  uploadNetwork.refusal = {
    status: 415,
    body: JSON.stringify({ message: 'Invalid file type. Accepted types: audio/*' }),
  };
  let created = 0;
  const user = show({
    'POST /v1/sermons': () => {
      created += 1;
      return { status: 201, body: { success: true, data: sermon({ id: 9, version: 1 }) } };
    },
    'PUT /v1/sermons/9': { body: { success: true, data: sermon({ id: 9, version: 2 }) } },
  });
  const dialog = await fillForm(user);
  await user.upload(dialog.getByLabelText('Audio file'), pick('sermon.mp3', 'audio/mpeg'));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText('Failed to save sermon')).toBeInTheDocument();
  expect(dialog.getByText('Invalid file type. Accepted types: audio/*')).toBeInTheDocument();
  uploadNetwork.refusal = null;
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Sermon created successfully!')).toBeInTheDocument();
  expect(created).toBe(1);
});

it('names the file that was refused at the top of the form, and the field whose file has arrived', async () => {
  const stored = (version: number, files: object = {}) => ({
    success: true,
    data: sermon({ id: 9, version, audio_file: null, pdf_file: null, ...files }),
  });
  const user = show({
    'POST /v1/sermons': { status: 201, body: stored(1) },
    'PUT /v1/sermons/9': () => {
      uploadNetwork.refusal = { status: 415, body: JSON.stringify({ message: 'This is a Word document.' }) };
      return { body: stored(2, { audio_file: '/media/sermon.mp3' }) };
    },
  });
  const dialog = await fillForm(user);
  await user.upload(dialog.getByLabelText('Audio file'), pick('sermon.mp3', 'audio/mpeg'));
  await user.upload(dialog.getByLabelText('PDF file'), pick('notes.pdf', 'application/pdf'));
  expect(dialog.queryByText(/^There is a file already/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await user.click(await dialog.findByRole('link', { name: 'notes.pdf: This is a Word document.' }));
  expect(dialog.getByLabelText('PDF file')).toHaveFocus();
  expect(
    dialog.getByText(/^There is a file already; another takes its place. Up to 500MB/),
  ).toBeInTheDocument();
});

it('makes a sermon anew that was deleted before its file arrived', async () => {
  const keys: (string | undefined)[] = [];
  const user = show({
    'POST /v1/sermons': ({ headers }) => {
      keys.push(headers['Idempotency-Key']);
      // The same key would return the response of the first attempt, with the sermon that is gone.
      return {
        status: 201,
        body: { success: true, data: sermon({ id: 8 + new Set(keys).size, version: 1 }) },
      };
    },
    'PUT /v1/sermons/9': { status: 404, body: { success: false, code: 'not_found', message: 'Not found.' } },
    'PUT /v1/sermons/10': { body: { success: true, data: sermon({ id: 10, version: 2 }) } },
  });
  const dialog = await fillForm(user);
  await user.upload(dialog.getByLabelText('Audio file'), pick('sermon.mp3', 'audio/mpeg'));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText(/It is no longer there/)).toBeInTheDocument();
  expect(dialog.getByText('You can save what you wrote as a new one.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Sermon created successfully!')).toBeInTheDocument();
  expect(new Set(keys).size).toBe(2);
});

it('gives a sermon that was deleted between two files both of them anew', async () => {
  const saved: string[] = [];
  let created = 8;
  const user = show({
    'POST /v1/sermons': () => {
      created += 1;
      return { status: 201, body: { success: true, data: sermon({ id: created, version: 1 }) } };
    },
    'PUT /v1/sermons/9': ({ body }) =>
      Object.keys(body as object).includes('audio_file')
        ? { body: { success: true, data: sermon({ id: 9, version: 2 }) } }
        : { status: 404, body: { success: false, code: 'not_found', message: 'Not found.' } },
    'PUT /v1/sermons/10': ({ body }) => {
      saved.push(...Object.keys(body as object));
      return { body: { success: true, data: sermon({ id: 10, version: 2 }) } };
    },
  });
  const dialog = await fillForm(user);
  await user.upload(dialog.getByLabelText('Audio file'), pick('sermon.mp3', 'audio/mpeg'));
  await user.upload(dialog.getByLabelText('PDF file'), pick('outline.pdf', 'application/pdf'));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText(/It is no longer there/)).toBeInTheDocument();
  expect(dialog.getByText('sermon.mp3')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Sermon created successfully!')).toBeInTheDocument();
  expect(saved).toEqual(['audio_file', 'pdf_file']);
  expect(uploadNetwork.sent.map(({ kind }) => kind)).toEqual(['audio', 'pdf', 'audio']);
});

it('says that an upload was cancelled, and not that saving failed', async () => {
  uploadNetwork.isSlow = true;
  const stored = { success: true, data: sermon({ id: 9, version: 1 }) };
  const user = show({
    'POST /v1/sermons': { status: 201, body: stored },
    'PUT /v1/sermons/9': { body: stored },
  });
  const dialog = await fillForm(user);
  await user.upload(dialog.getByLabelText('Audio file'), pick('sermon.mp3', 'audio/mpeg'));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await user.click(await dialog.findByRole('button', { name: 'Cancel upload' }));
  expect(await dialog.findByText('The upload was cancelled. Save again to send it.')).toBeInTheDocument();
  expect(dialog.queryByText('Failed to save sermon')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByRole('button', { name: 'Cancel upload' })).toBeInTheDocument();
  expect(dialog.queryByText(/The upload was cancelled/)).not.toBeInTheDocument();
});

it('refuses a file that is too large before anything is sent', async () => {
  const user = show();
  const dialog = await fillForm(user);
  const large = pick('outline.pdf', 'application/pdf');
  Object.defineProperty(large, 'size', { value: 6 * 1024 * 1024 });
  await user.upload(dialog.getByLabelText('PDF file'), large);
  expect(dialog.getByText('File size must be less than 5MB')).toBeInTheDocument();
});

it('asks before it deletes, and says Failed to delete sermon', async () => {
  const user = show({ 'DELETE /v1/sermons/5': { status: 500, body: {} } });
  await user.click(await screen.findByRole('button', { name: 'Delete The lamp that stays lit' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Are you sure you want to delete this sermon?')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(dialog.getByText('Failed to delete sermon')).toBeInTheDocument());
});
