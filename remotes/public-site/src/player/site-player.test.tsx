import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeCalls, sermon } from '../testing/fixtures';
import { openPage } from '../testing/open-page';
import { readPosition, storePosition } from './positions';
import { stopPlaying } from './playback';
import { findPage } from '../routes';
import { site } from '../testing/fixtures';

const done = (data: unknown) => ({ body: { success: true, data } });
const played: HTMLMediaElement[] = [];

/** jsdom plays no sound, so the tests implement the methods of the audio element. */
beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    played.push(this);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => {
  act(() => stopPlaying());
  jest.restoreAllMocks();
  localStorage.clear();
});

async function listen() {
  const user = userEvent.setup();
  await openPage('/Sermons', {
    ...homeCalls,
    'GET /v1/sermons': done([sermon()]),
    'GET /v1/sermons/1': done(sermon()),
  });
  await findPage('/Sermons/1', site)?.page.Page.load();
  expect(screen.queryByRole('region', { name: 'Sermon player' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: /^Listen/ }));
  const player = within(await screen.findByRole('region', { name: 'Sermon player' }));
  return { user, player };
}

it('plays from a tap on, goes on from page to page, and is closed', async () => {
  const { user, player } = await listen();
  const { length } = played;
  expect(player.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  await user.click(player.getByRole('link', { name: 'The lamp that stays lit' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The lamp that stays lit' }),
  ).toBeInTheDocument();
  expect(player.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  expect(played).toHaveLength(length);
  expect(player.getByRole('link', { name: 'Transcript' })).toHaveAttribute('href', '/Sermons/1#transcript');
  await user.click(player.getByRole('button', { name: 'Pause' }));
  expect(player.getByRole('button', { name: 'Play' })).toBeInTheDocument();
  await user.click(player.getByRole('button', { name: 'Close the player' }));
  expect(screen.queryByRole('region', { name: 'Sermon player' })).not.toBeInTheDocument();
});

it('goes on where this browser stopped, and keeps the place', async () => {
  storePosition(1, 600, 2284);
  const { player } = await listen();
  const place = player.getByRole('slider', { name: 'Place in the sermon' });
  expect(place).toHaveAttribute('aria-valuetext', '10:00 of 38:04');
  fireEvent.change(place, { target: { value: '900' } });
  expect(place).toHaveAttribute('aria-valuetext', '15:00 of 38:04');
  expect(readPosition(1)).toBe(900);
});

it('keeps the position of a pause, and about every five seconds while it plays', async () => {
  const { user, player } = await listen();
  const hear = (seconds: number) => {
    const audio = played.at(-1);
    if (!audio) throw new Error('Nothing was played.');
    audio.currentTime = seconds;
    act(() => void audio.dispatchEvent(new Event('timeupdate')));
  };
  hear(120);
  expect(readPosition(1)).toBe(120);
  hear(122);
  expect(readPosition(1)).toBe(120);
  await user.click(player.getByRole('button', { name: 'Pause' }));
  expect(readPosition(1)).toBe(122);
  hear(123);
  window.dispatchEvent(new Event('pagehide'));
  expect(readPosition(1)).toBe(123);
});

it('plays at the speed that was chosen, the next time too', async () => {
  const { user, player } = await listen();
  await user.selectOptions(player.getByRole('combobox', { name: 'Speed' }), '1.5×');
  expect(played.at(-1)?.playbackRate).toBe(1.5);
  act(() => stopPlaying());
  await user.click(screen.getByRole('link', { name: /^Listen/ }));
  expect(await screen.findByRole('combobox', { name: 'Speed' })).toHaveValue('1.5');
});

it('says when a sermon cannot be played', async () => {
  await listen();
  act(() => void played.at(-1)?.dispatchEvent(new Event('error')));
  expect(await screen.findByRole('alert')).toHaveTextContent('This sermon cannot be played right now.');
});

describe('the place in a sermon', () => {
  it('is forgotten at its end, and never more than fifty are kept', () => {
    for (let id = 1; id <= 60; id += 1) storePosition(id, 30, 600);
    expect(readPosition(10)).toBe(0);
    expect(readPosition(11)).toBe(30);
    storePosition(60, 595, 600);
    expect(readPosition(60)).toBe(0);
  });

  it('is the beginning where nothing sensible is stored', () => {
    localStorage.setItem('narthex-sermon-places', '{"1":"x"}');
    expect(readPosition(1)).toBe(0);
    localStorage.setItem('narthex-sermon-places', 'nonsense');
    expect(readPosition(1)).toBe(0);
  });
});
