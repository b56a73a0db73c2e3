import { sessionStore, useCurrentUser } from '@narthex/shared-auth';
import { fakeSession, renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhotoPanel } from './photo-panel';

const PHOTO = '/media/me-400x400-1a2b3c4d-204060';
const { user: AKINYI } = fakeSession('member');
const session = (photo_url: string | null) => ({
  user: { ...AKINYI, photo_url },
  role: 'member',
  department: null,
});

let mockIsEndless = false;
let mockRefusal: { status: number; message: string } | null = null;
const mockSent: unknown[] = [];

/** Fakes the network of uploads: uploads are recorded, and succeed or fail. */
jest.mock('tus-js-client', () => {
  class DetailedError extends Error {
    originalResponse = {
      getStatus: () => mockRefusal?.status ?? 0,
      getBody: () =>
        JSON.stringify({
          message: mockRefusal?.message,
          code: mockRefusal?.status === 507 ? 'storage_full' : 'refused',
        }),
    };
  }
  class Upload {
    url: string | null = null;
    constructor(
      readonly file: File,
      readonly options: { metadata: object; onSuccess: () => void; onError: (cause: unknown) => void },
    ) {}
    findPreviousUploads = async () => [];
    abort = async () => undefined;
    start() {
      mockSent.push(this.options.metadata);
      if (mockIsEndless) return;
      if (mockRefusal) return this.options.onError(new DetailedError());
      this.url = '/uploads/1';
      this.options.onSuccess();
    }
  }
  return { Upload, DetailedError };
});

function Page() {
  const user = useCurrentUser();
  return user ? <PhotoPanel user={user} /> : null;
}

function show(photo: string | null, calls: FakeCalls = {}) {
  const shown = renderApp(<Page />, { role: 'member', calls });
  const state = sessionStore.getState();
  if (state.status !== 'authenticated') throw new Error('Nobody is signed in.');
  const user = { ...state.stored.user, photo_url: photo };
  act(() => sessionStore.setState({ ...state, stored: { ...state.stored, user } }, true));
  return shown;
}
const saves = (photo: string | null, message: string): FakeCalls => ({
  'GET /uploads/1': { body: { success: true, data: { file: { url: PHOTO } } } },
  'PUT /auth/user/photo': { body: { success: true, message, data: session(photo) } },
  'GET /auth/user': { body: { success: true, data: session(photo) } },
});
const file = new File(['x'], 'me.png', { type: 'image/png' });

beforeEach(() => {
  mockIsEndless = false;
  mockRefusal = null;
  mockSent.length = 0;
});

it('shows the initials, and saves a photo as soon as it is chosen', async () => {
  const { requests, container } = show(null, saves(PHOTO, 'Your photo was saved.'));
  expect(screen.getByText('AO')).toBeInTheDocument();
  await userEvent.upload(screen.getByLabelText('Choose a photo'), file);
  expect(await screen.findByText('Your photo was saved.')).toBeInTheDocument();
  expect(mockSent).toEqual([{ kind: 'portrait', filename: 'me.png', filetype: 'image/png' }]);
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ photo_url: PHOTO });
  expect(container.querySelector('img')).toHaveAttribute('src', `${PHOTO}/320.webp`);
});

it('says that it was cancelled, and not that it failed', async () => {
  mockIsEndless = true;
  show(null);
  await userEvent.upload(screen.getByLabelText('Choose a photo'), file);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload' }));
  expect(await screen.findByText('The upload was cancelled.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('removes it', async () => {
  const { requests } = show(PHOTO, saves(null, 'Your photo was removed.'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(await screen.findByText('Your photo was removed.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ photo_url: null });
  expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
});

it('says why a file is not taken', async () => {
  show(null);
  await userEvent.upload(
    screen.getByLabelText('Choose a photo'),
    new File(['x'], 'a.pdf', { type: 'application/pdf' }),
    {
      applyAccept: false,
    },
  );
  expect(await screen.findByText(/Invalid file type/)).toBeInTheDocument();
});

it.each([
  [403, 'Please confirm your email address first.'],
  [413, 'File size must be less than 5MB'],
  [415, 'This picture is damaged or too large.'],
  [429, 'You have 20 unfinished uploads.'],
  [507, 'The server has no room for more files.'],
])('says why the server refuses it (%i), and takes it afterwards', async (status, message) => {
  mockRefusal = { status, message };
  show(null, saves(PHOTO, 'Your photo was saved.'));
  await userEvent.upload(screen.getByLabelText('Choose a photo'), file);
  expect(await screen.findByText(message)).toBeInTheDocument();
  mockRefusal = null;
  await userEvent.upload(screen.getByLabelText('Choose a photo'), file);
  expect(await screen.findByText('Your photo was saved.')).toBeInTheDocument();
});

it('says that it could not be saved', async () => {
  show(null, { ...saves(PHOTO, ''), 'PUT /auth/user/photo': { networkError: true } });
  await userEvent.upload(screen.getByLabelText('Choose a photo'), file);
  expect(await screen.findByText('Failed to save your photo. Please try again.')).toBeInTheDocument();
});

it('says nothing any more of the photo before, when the next one is refused', async () => {
  show(null, saves(PHOTO, 'Your photo was saved.'));
  await userEvent.upload(screen.getByLabelText('Choose a photo'), file);
  expect(await screen.findByText('Your photo was saved.')).toBeInTheDocument();
  const slides = new File(['x'], 'a.pptx', { type: 'application/vnd.ms-powerpoint' });
  const input = screen.getByLabelText('Choose another photo');
  await userEvent.upload(input, slides, { applyAccept: false });
  expect(await screen.findByText(/^This is a PowerPoint presentation/)).toBeInTheDocument();
  expect(screen.queryByText('Your photo was saved.')).not.toBeInTheDocument();
});
