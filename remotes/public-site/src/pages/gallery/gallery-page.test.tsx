import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GalleryItem } from '@narthex/shared-contracts/schemas/gallery';
import { broken } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';

const item = (changes: Partial<GalleryItem> = {}): GalleryItem => ({
  id: 1,
  title: 'Baptism at the river',
  description: 'Nine were baptised.',
  category: 'Events',
  date_taken: '2026-11-01',
  is_featured: false,
  ministry_page: null,
  file_path: '/media/river-1200x675-1a2b3c4d-6e6075/original.jpg',
  file_type: 'image',
  content_type: 'image/jpeg',
  bytes: 120_000,
  created_at: '2026-11-02T08:00:00.000Z',
  version: 1,
  ...changes,
});

const video = item({
  id: 2,
  title: 'The choir',
  file_path: '/media/choir-1a2b3c4d/original.mp4',
  file_type: 'video',
});

const list = (rows: readonly GalleryItem[]) => ({
  body: {
    success: true,
    data: rows,
    meta: { page: 1, per_page: 24, limit: 24, total: rows.length, has_more_than_total: false },
  },
});

it('shows pictures in sizes, and a video only after a tap', async () => {
  const user = userEvent.setup();
  const { container } = await openPage('/Gallery', { 'GET /v1/gallery': list([item(), video]) });
  const picture = await screen.findByRole('img', { name: 'Baptism at the river' });
  expect(picture.getAttribute('srcset')).toContain('/media/river-1200x675-1a2b3c4d-6e6075/640.jpg 640w');
  expect(container.querySelector('video')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Play The choir' }));
  expect(container.querySelector('video')).toHaveAttribute('src', video.file_path);
});

it('shows an item without a file by its words alone, in no empty frame', async () => {
  const none = item({ id: 3, title: 'Camp', file_path: null, file_type: null, bytes: null });
  await openPage('/Gallery', { 'GET /v1/gallery': list([none]) });
  const title = await screen.findByRole('heading', { name: 'Camp' });
  expect(title.closest('figure')?.firstElementChild?.tagName).toBe('FIGCAPTION');
});

it('leads back from beyond its last page', async () => {
  const meta = { page: 9, per_page: 24, limit: 24, total: 2, has_more_than_total: false };
  await openPage('/Gallery?page=9', { 'GET /v1/gallery': { body: { success: true, data: [], meta } } });
  expect(await screen.findByText('There are no more pictures.')).toBeInTheDocument();
  const back = screen.getByRole('link', { name: 'Newer pictures' });
  expect(back.getAttribute('href')).toMatch(/^\/Gallery#/);
});

it('narrows the gallery to a category', async () => {
  const user = userEvent.setup();
  await openPage('/Gallery', {
    'GET /v1/gallery': ({ params = {} }) =>
      list(params['category'] === 'Youth' ? [item({ title: 'Camp', category: 'Youth' })] : [item()]),
  });
  const categories = within(await screen.findByRole('navigation', { name: 'Categories' }));
  await user.click(categories.getByRole('link', { name: /^Youth/ }));
  expect(await screen.findByRole('heading', { name: 'Camp' })).toBeInTheDocument();
  expect(categories.getByRole('link', { name: /^Youth/ })).toHaveAttribute('aria-current', 'page');
});

it('says that there is nothing yet, and tries again after a failure', async () => {
  const user = userEvent.setup();
  const responses = [broken, list([])];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openPage('/Gallery', { 'GET /v1/gallery': () => responses.shift() ?? list([]) });
  expect(await screen.findByText('Failed to load gallery items')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('There are no pictures here yet.')).toBeInTheDocument());
});
