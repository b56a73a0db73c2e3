import type { FakeResponse } from '@narthex/shared-auth/testing';
import type { Song } from '@narthex/shared-contracts/schemas/songs';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { broken } from '../../testing/fixtures';
import { openPage } from '../../testing/open-page';

const CALL = 'GET /v1/songs/church_choir';
const song = (id: number, title: string, video: string | null = `mwangaza-0${id}`): Song => ({
  id,
  title,
  description: '',
  video,
  image_url: null,
  video_bytes: video?.startsWith('/media/') ? 3_200_000 : null,
});
const SONGS = [song(1, 'Amazing Grace'), song(2, 'Siyahamba'), song(3, 'Grace and Peace', null)];

const open = (
  response: FakeResponse = { body: { success: true, data: SONGS } },
  path = '/Music/ChurchChoir',
) =>
  openPage(path, {
    [CALL]: response,
    'GET /v1/page-content/music/church_choir': broken,
    'GET /v1/ministry-pages/church_choir': broken,
  });

afterEach(() => jest.useRealTimers());

it('finds songs by title, whatever the case, and says when there is none', async () => {
  const user = userEvent.setup();
  await open();
  const search = await screen.findByRole('searchbox', { name: 'Search songs by title' });
  await user.type(search, 'gRACE');
  expect(screen.getByText('2 songs')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Siyahamba' })).not.toBeInTheDocument();
  await user.type(search, ' of nothing');
  expect(screen.getByText('No videos match your search.')).toBeInTheDocument();
});

it('finds songs whatever dashes and quotation marks a title has', async () => {
  const user = userEvent.setup();
  await open({ body: { success: true, data: [song(1, '“Sing – along” medley'), song(2, 'Amazing Grace')] } });
  const search = await screen.findByRole('searchbox', { name: 'Search songs by title' });
  for (const query of ['sing-along', 'SING ALONG', 'along" med', '«Sing—Along']) {
    await user.clear(search);
    await user.type(search, query);
    expect(screen.getByRole('link', { name: /medley/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Amazing/ })).not.toBeInTheDocument();
  }
});

it('is a list of links, searched by the URL, without JavaScript', async () => {
  await open(undefined, '/Music/ChurchChoir?q=siya');
  expect(await screen.findByRole('link', { name: /^Siyahamba/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=mwangaza-02',
  );
  expect(screen.queryByRole('link', { name: /^Amazing/ })).not.toBeInTheDocument();
});

it('plays a song of this site in the dialog, and leads to its file without JavaScript', async () => {
  const file = '/media/choir-1a2b3c4d.mp4';
  await open({ body: { success: true, data: [song(1, 'Amazing Grace', file)] } });
  const link = await screen.findByRole('link', { name: /^Amazing Grace/ });
  expect(link).toHaveAttribute('href', file);
  expect(link).toHaveTextContent('Video, 3.1 MB');
  await userEvent.setup().click(link);
  const player = within(screen.getByRole('dialog')).getByTitle('Video: Amazing Grace');
  expect(player.tagName).toBe('VIDEO');
  expect(player).toHaveAttribute('src', file);
  expect(player).toHaveAttribute('controls');
  expect(screen.queryByRole('link', { name: /^Watch on/ })).not.toBeInTheDocument();
});

it('offers no player for a song that has no video', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Grace and Peace' })).toBeInTheDocument();
  expect(screen.getByText('There is no video of it yet.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Grace and Peace/ })).not.toBeInTheDocument();
});

it.each([
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  [
    'the backdrop',
    () => {
      fireEvent.pointerDown(screen.getByRole('dialog'));
      fireEvent.click(screen.getByRole('dialog'));
    },
  ],
])('plays a song in a dialog that %s closes after a fade of 300 ms', async (_, close) => {
  await open();
  const link = await screen.findByRole('link', { name: /^Amazing Grace/ });
  jest.useFakeTimers();
  fireEvent.click(link);
  expect(screen.getByRole('dialog', { name: 'Amazing Grace' })).toBeInTheDocument();
  expect(screen.getByTitle('Video: Amazing Grace')).toHaveAttribute(
    'src',
    expect.stringContaining('https://www.youtube-nocookie.com/embed/mwangaza-01'),
  );
  close();
  act(() => jest.advanceTimersByTime(299));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says when the songs cannot be loaded, and tries again', async () => {
  let isUp = false;
  await open(() => (isUp ? { body: { success: true, data: SONGS } } : broken));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isUp = true;
  await userEvent.setup().click(again);
  expect(await screen.findByRole('heading', { name: 'Siyahamba' })).toBeInTheDocument();
});

it('says when there are no songs', async () => {
  await open({ body: { success: true, data: [] } });
  expect(await screen.findByText(/No songs have been put up yet/)).toBeInTheDocument();
});
