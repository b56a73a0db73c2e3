import { renderApp, type FakeResponse } from '@narthex/shared-auth/testing';
import type { GalleryItem } from '@narthex/shared-contracts/schemas/gallery';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeList } from '../../../testing';
import { PictureLibrary } from './picture-library';

const item = (changes: Partial<GalleryItem>) =>
  ({ id: 1, title: 'Choir at dawn', file_path: '/media/choir-1a2b3c4d.jpg', ...changes }) as GalleryItem;

async function open(gallery: FakeResponse | ReturnType<typeof fakeList>) {
  const user = userEvent.setup();
  const onChoose = jest.fn();
  renderApp(<PictureLibrary label="Picture" onChoose={onChoose} />, {
    role: 'admin',
    calls: { 'GET /v1/gallery': gallery },
  });
  await user.click(screen.getByRole('button', { name: 'Choose from the gallery: Picture' }));
  return { user, onChoose, dialog: within(screen.getByRole('dialog', { name: 'Choose a picture' })) };
}

it('offers the pictures of the gallery, and gives the one that is chosen', async () => {
  const rows = [
    item({}),
    item({ id: 2, title: 'The camp on film', file_path: '/media/camp-1a2b3c4d.mp4' }),
    item({ id: 3, title: 'A file that is gone', file_path: null }),
  ];
  const { user, onChoose, dialog } = await open(fakeList(rows));
  const list = within(await dialog.findByRole('list', { name: 'Pictures' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Choir at dawn']);
  await user.click(list.getByRole('button', { name: 'Choir at dawn' }));
  expect(onChoose).toHaveBeenCalledWith('/media/choir-1a2b3c4d.jpg');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says that there is none yet', async () => {
  const empty = await open(fakeList([]));
  expect(await empty.dialog.findByText('There is no picture in the gallery yet.')).toBeInTheDocument();
});

it('says that the gallery did not load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { dialog } = await open({ networkError: true });
  expect(await dialog.findByText('Failed to load the gallery')).toBeInTheDocument();
});

it('keeps the words of a search that failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, dialog } = await open((request) =>
    request.params?.['search'] ? { networkError: true } : fakeList([item({})])(request),
  );
  const search = await dialog.findByRole('searchbox', { name: 'Search the gallery' });
  await user.type(search, 'choir');
  expect(await dialog.findByText('Failed to load the gallery')).toBeInTheDocument();
  expect(search).toHaveValue('choir');
  expect(search).toHaveFocus();
});
