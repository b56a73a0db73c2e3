import { renderApp, type FakeCalls } from '@narthex/shared-auth/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HomepagePanel from '../../../../homepage/homepage-panel';
import { fakeList, fakeSite } from '../../../../testing';
import { uploadNetwork } from '../../../../uploads/fake-tus';

jest.mock('tus-js-client', () => jest.requireActual('../../../../uploads/fake-tus'));

const SENT = '/media/dawn-1200x675-1a2b3c4d-6e6075';
const slide = {
  id: 1,
  title: 'Dawn',
  content: 'Come in.',
  image_url: null,
  cta_text: null,
  cta_link: null,
  is_active: true,
  position: 1,
  version: 4,
};
const sent = {
  body: { success: true, data: { id: 'picture', name: 'x', bytes: 1, file: { url: SENT } } },
};

async function openForm(calls: FakeCalls = {}) {
  const user = userEvent.setup({ applyAccept: false });
  const app = renderApp(<HomepagePanel scope={{ kind: 'church' }} />, {
    role: 'admin',
    calls: {
      'GET /v1/site': fakeSite,
      'GET /v1/homepage/slides': fakeList([slide]),
      'GET /uploads/picture': sent,
      'PUT /v1/homepage/slides/1': {
        body: { success: true, data: { ...slide, image_url: SENT, version: 5 } },
      },
      ...calls,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Dawn' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText('Picture');
  return { user, dialog, ...app };
}

const file = (name = 'dawn.png', type = 'image/png') => new File(['x'], name, { type });

beforeEach(() => {
  sessionStorage.clear();
  uploadNetwork.reset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('sends a chosen picture, shows it, and saves its URL', async () => {
  const { user, dialog, requests } = await openForm();
  await user.upload(dialog.getByLabelText('Upload a picture'), file());
  await waitFor(() => expect(dialog.getByLabelText('Picture')).toHaveValue(SENT));
  expect(dialog.getByRole('img', { name: 'Preview' })).toHaveAttribute('src', expect.stringContaining(SENT));
  expect(dialog.getByText('The picture was uploaded. Save the form to keep it.')).toBeInTheDocument();
  expect(uploadNetwork.sent).toEqual([{ kind: 'picture', name: 'dawn.png' }]);
  await user.click(dialog.getByRole('button', { name: 'Update Slide' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ image_url: SENT });
});

it('takes a dropped picture, a pasted one and a photo of the camera', async () => {
  const { user, dialog } = await openForm();
  const input = dialog.getByLabelText('Upload a picture');
  fireEvent.drop(input, { dataTransfer: { files: [file('dropped.png')] } });
  await waitFor(() => expect(dialog.getByLabelText('Upload a picture')).toBeEnabled());
  fireEvent.paste(input, { clipboardData: { files: [file('pasted.png')] } });
  await waitFor(() => expect(dialog.getByLabelText('Upload a picture')).toBeEnabled());
  const camera = dialog.getByLabelText('Take a photo');
  expect(camera).toHaveAccessibleDescription('Upload a picture');
  expect(camera).toHaveAttribute('capture', 'environment');
  await user.upload(camera, file('photo.jpg', 'image/jpeg'));
  await waitFor(() =>
    expect(uploadNetwork.sent.map(({ name }) => name)).toEqual(['dropped.png', 'pasted.png', 'photo.jpg']),
  );
});

it('says which files it does not take, and sends none of them', async () => {
  const { user, dialog } = await openForm();
  const input = dialog.getByLabelText('Upload a picture');
  await user.upload(input, file('minutes.pdf', 'application/pdf'));
  expect(
    dialog.getByText('This is a PDF document. Invalid file type. Accepted types: JPEG, PNG, WebP, GIF, AVIF'),
  ).toBeInTheDocument();
  const large = file();
  Object.defineProperty(large, 'size', { value: 5.1 * 1024 * 1024 });
  await user.upload(input, large);
  expect(dialog.getByText('File size must be less than 5MB')).toBeInTheDocument();
  fireEvent.drop(input, { dataTransfer: { files: [file('one.png'), file('two.png')] } });
  expect(dialog.getByRole('button', { name: 'Go on without these files' })).toBeInTheDocument();
  expect(uploadNetwork.sent).toEqual([]);
});

it('waits with saving until the picture has arrived', async () => {
  uploadNetwork.isSlow = true;
  const { user, dialog, requests } = await openForm();
  await user.upload(dialog.getByLabelText('Upload a picture'), file());
  const save = await dialog.findByRole('button', { name: 'Uploading...' });
  await user.click(save);
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false);
  expect(dialog.getByRole('button', { name: 'Cancel upload' })).toBeInTheDocument();
  uploadNetwork.arrive();
  await user.click(await dialog.findByRole('button', { name: 'Update Slide' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
});

it('asks before a form is closed while its picture is on the way', async () => {
  uploadNetwork.isSlow = true;
  const { user, dialog } = await openForm();
  await user.upload(dialog.getByLabelText('Upload a picture'), file());
  await dialog.findByRole('button', { name: 'Uploading...' });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Discard your changes?')).toBeInTheDocument();
});

it('says nothing of the picture that was uploaded beside the reason why the next one was refused', async () => {
  const { user, dialog } = await openForm();
  const uploaded = 'The picture was uploaded. Save the form to keep it.';
  const input = dialog.getByLabelText('Upload a picture');
  await user.upload(input, file());
  expect(await dialog.findByText(uploaded)).toBeInTheDocument();
  uploadNetwork.refusal = { status: 415, body: JSON.stringify({ message: 'This picture is damaged.' }) };
  await user.upload(input, file());
  expect(await dialog.findByText('This picture is damaged.')).toBeInTheDocument();
  expect(dialog.queryByText(uploaded)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Go on without this file' }));
  expect(dialog.getByText(uploaded)).toBeInTheDocument();
});

it('keeps the picture that was there when the server refuses another', async () => {
  const message = 'File size must be less than 5MB';
  uploadNetwork.refusal = { status: 413, body: JSON.stringify({ success: false, message }) };
  const { user, dialog } = await openForm();
  await user.type(dialog.getByLabelText('Picture'), '/media/old.jpg');
  await user.upload(dialog.getByLabelText('Upload a picture'), file());
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(dialog.getByLabelText('Picture')).toHaveValue('/media/old.jpg');
});

it.each([
  ['the form', new File(['x'], 'minutes.pdf', { type: 'application/pdf' }), /^This is a PDF document/],
  ['the server', file(), /^This is no picture/],
])(
  'is not saved without the picture that %s refused, unless somebody says so',
  async (_who, chosen, reason) => {
    const body = JSON.stringify({ success: false, message: 'This is no picture.' });
    uploadNetwork.refusal = { status: 415, body };
    const { user, dialog, requests } = await openForm();
    const isSaved = () => requests.some(({ method }) => method === 'PUT');
    const input = dialog.getByLabelText('Upload a picture');
    await user.upload(input, chosen);
    await dialog.findByText(reason);
    await user.click(await dialog.findByRole('button', { name: 'Update Slide' }));
    await user.click(await dialog.findByRole('link', { name: reason }));
    expect(input).toHaveFocus();
    expect(isSaved()).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Go on without this file' }));
    await user.click(dialog.getByRole('button', { name: 'Update Slide' }));
    await waitFor(() => expect(isSaved()).toBe(true));
  },
);
