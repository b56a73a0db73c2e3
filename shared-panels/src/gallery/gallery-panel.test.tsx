import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import type { GalleryItem } from '@narthex/shared-contracts/schemas/gallery';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeList, fakeSite } from '../testing';
import { uploadNetwork } from '../uploads/fake-tus';
import GalleryPanel, { getFileKind } from './gallery-panel';

jest.mock('tus-js-client', () => jest.requireActual('../uploads/fake-tus'));

const item = (changes: Partial<GalleryItem> = {}): GalleryItem => ({
  id: 1,
  title: 'Baptism at the river',
  description: 'Nine were baptised.',
  category: 'Events',
  date_taken: '2026-11-01',
  is_featured: true,
  ministry_page: null,
  file_path: '/media/river-1200x675-1a2b3c4d-6e6075/original.jpg',
  file_type: 'image',
  content_type: 'image/jpeg',
  bytes: 120_000,
  created_at: '2026-11-02T08:00:00.000Z',
  version: 1,
  ...changes,
});
const camp = item({
  id: 2,
  title: 'Camp',
  category: 'Youth',
  is_featured: false,
  file_path: null,
  file_type: null,
});

function show(changes: FakeCalls = {}) {
  const user = userEvent.setup();
  renderApp(<GalleryPanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    calls: { 'GET /v1/site': fakeSite, 'GET /v1/gallery': fakeList([item(), camp]), ...changes },
  });
  return user;
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('shows cards with icon, badge and what can be done; a download only where there is a file', async () => {
  show();
  const cards = within(await screen.findByRole('list', { name: 'Gallery items' })).getAllByRole('listitem');
  const [river, other] = cards.map((card) => within(card));
  expect(river?.getByRole('img', { name: 'Picture' })).toBeInTheDocument();
  expect(river?.getByText('Featured')).toBeInTheDocument();
  expect(river?.getByRole('button', { name: 'Download Baptism at the river' })).toBeInTheDocument();
  expect(other?.getByRole('img', { name: 'File' })).toBeInTheDocument();
  expect(other?.queryByText('Featured')).not.toBeInTheDocument();
  expect(other?.queryByRole('button', { name: /Download/ })).not.toBeInTheDocument();
  expect(other?.getByRole('button', { name: 'Edit Camp' })).toBeInTheDocument();
});

it('counts what a category leaves: X of Y items', async () => {
  const user = show();
  expect(await screen.findByText('2 of 2 items')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Youth');
  expect(await screen.findByText('1 of 2 items')).toBeInTheDocument();
});

it.each([
  ['/media/a/original.JPG', 'image'],
  ['/media/a/original.bmp', 'image'],
  ['/media/a.mp4', 'video'],
  ['/media/a.wmv', 'video'],
  ['/media/a.zip', 'file'],
  [null, 'file'],
])('takes %s for a %s', (path, kind) => {
  expect(getFileKind(path)).toBe(kind);
});

it('says Failed to load gallery items', async () => {
  show({ 'GET /v1/gallery': { status: 500, body: {} } });
  expect(await screen.findByText('Failed to load gallery items')).toBeInTheDocument();
});

it('says Failed to download file', async () => {
  const user = show();
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
  await user.click(await screen.findByRole('button', { name: 'Download Baptism at the river' }));
  expect(await screen.findByText('Failed to download file')).toBeInTheDocument();
});

it('starts with the category Events, and says Failed to save gallery item', async () => {
  const user = show({ 'POST /v1/gallery': { status: 500, body: {} } });
  await user.click(await screen.findByRole('button', { name: 'Add New Item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Item' }));
  expect(await dialog.findByRole('combobox', { name: /^Category/ })).toHaveValue('Events');
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'River');
  await user.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Sunrise.');
  await user.click(dialog.getByRole('button', { name: 'Create Gallery Item' }));
  expect(await dialog.findByText('Failed to save gallery item')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('River');
});

it('waits for a chosen video that is still being read, so that it is not saved without it', async () => {
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Add New Item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Item' }));
  let finish: (bytes: ArrayBuffer) => void = () => undefined;
  const read = new Promise<ArrayBuffer>((resolve) => (finish = resolve));
  const video = new File(['video'], 'baptism.mp4', { type: 'video/mp4' });
  video.slice = () => ({ arrayBuffer: () => read }) as Blob;
  await user.upload(await dialog.findByLabelText(/^Picture or video/), video);
  expect(dialog.queryByRole('button', { name: 'Create Gallery Item' })).not.toBeInTheDocument();
  finish(new ArrayBuffer(0));
  expect(await dialog.findByRole('button', { name: 'Create Gallery Item' })).toBeEnabled();
  expect(dialog.getByText(/baptism\.mp4/)).toBeInTheDocument();
});

it('stores nothing while its file is refused, and leads to it, until another is chosen or none is wanted', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const created: unknown[] = [];
  show({
    'POST /v1/gallery': ({ body }) => {
      created.push(body);
      return { body: { success: true, data: item() } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add New Item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Item' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Title/ }), 'River');
  await user.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Sunrise.');
  const input = dialog.getByLabelText(/^Picture or video/);
  await user.upload(input, new File(['x'], 'minutes.docx'));
  await user.click(dialog.getByRole('button', { name: 'Create Gallery Item' }));
  expect(created).toEqual([]);
  await user.click(await dialog.findByRole('link', { name: /^This is a Word document/ }));
  expect(input).toHaveFocus();

  await user.upload(input, new File([], 'river.jpg', { type: 'image/jpeg' }));
  expect(dialog.queryByText(/This is a Word document/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Create Gallery Item' }));
  expect(await dialog.findByRole('link', { name: 'This file is empty.' })).toBeInTheDocument();
  expect(created).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Go on without this file' }));
  expect(dialog.queryByText('This file is empty.')).not.toBeInTheDocument();
  expect(input).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Create Gallery Item' }));
  await screen.findByText('Gallery item created successfully!');
  expect(created).toHaveLength(1);
});

it('sends the file once when saving is repeated, under the key of the first attempt', async () => {
  const file = { url: '/media/river.mp4' };
  const requests: { readonly body?: unknown; readonly headers: Readonly<Record<string, string>> }[] = [];
  const user = show({
    'GET /uploads/gallery': { body: { success: true, data: { file } } },
    'POST /v1/gallery': (request) => {
      requests.push(request);
      return requests.length === 1 ? { networkError: true } : { body: { success: true, data: item() } };
    },
  });
  uploadNetwork.reset();
  await user.click(await screen.findByRole('button', { name: 'Add New Item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Item' }));
  await user.type(await dialog.findByRole('textbox', { name: /^Title/ }), 'River');
  await user.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Sunrise.');
  const river = new File(['video'], 'river.mp4', { type: 'video/mp4' });
  await user.upload(dialog.getByLabelText(/^Picture or video/), river);
  await user.click(await dialog.findByRole('button', { name: 'Create Gallery Item' }));
  expect(await dialog.findByText('Failed to save gallery item')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Create Gallery Item' }));
  await screen.findByText('Gallery item created successfully!');
  expect(uploadNetwork.sent).toHaveLength(1);
  const [first, second] = requests.map(({ headers }) => headers['Idempotency-Key']);
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

it('says Failed to delete gallery item', async () => {
  const user = show({ 'DELETE /v1/gallery/2': { status: 500, body: {} } });
  await user.click(await screen.findByRole('button', { name: 'Delete Camp' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('Failed to delete gallery item')).toBeInTheDocument();
});
