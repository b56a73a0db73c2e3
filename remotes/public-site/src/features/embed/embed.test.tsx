import { renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlayerSource } from '../../components/media/player';
import { Embed } from './embed';

const video = (source: PlayerSource | null) => (
  <Embed
    kind="video"
    title="The video"
    label="Play the video"
    source={source}
    href="https://example.org/video"
  >
    <img src="/still.jpg" alt="" />
  </Embed>
);

it('asks nothing of the other site before a tap, and then shows its frame with the focus in it', async () => {
  renderApp(video({ kind: 'frame', src: 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa' }));
  expect(screen.queryByTitle('The video')).not.toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('link', { name: 'Play the video' }));
  const frame = screen.getByTitle('The video');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa');
  expect(frame).toHaveFocus();
});

it('shows a video of this site in the browser’s own player', async () => {
  const { container } = renderApp(video({ kind: 'file', src: '/media/story-1a2b3c4d.mp4' }));
  expect(container.querySelector('video')).toBeNull();
  await userEvent.setup().click(screen.getByRole('link', { name: 'Play the video' }));
  const player = screen.getByTitle('The video');
  expect(player.tagName).toBe('VIDEO');
  expect(player).toHaveAttribute('src', '/media/story-1a2b3c4d.mp4');
  expect(player).toHaveAttribute('controls');
});

it('stays a link where nothing can be played', async () => {
  renderApp(video(null));
  const link = screen.getByRole('link', { name: 'Play the video' });
  expect(link).toHaveAttribute('href', 'https://example.org/video');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.setup().click(link);
  expect(screen.queryByTitle('The video')).not.toBeInTheDocument();
});
