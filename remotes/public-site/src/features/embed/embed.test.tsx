import { renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Embed } from './embed';

const film = (frame: string | null) => (
  <Embed kind="video" title="The film" label="Play the film" frame={frame} href="https://example.org/film">
    <img src="/still.jpg" alt="" />
  </Embed>
);

it('asks nothing of the other site before a tap, and then shows its frame with the focus in it', async () => {
  renderApp(film('https://www.youtube-nocookie.com/embed/aaaaaaaaaaa'));
  expect(screen.queryByTitle('The film')).not.toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('link', { name: 'Play the film' }));
  const frame = screen.getByTitle('The film');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa');
  expect(frame).toHaveFocus();
});

it('stays a link where there is no frame', async () => {
  renderApp(film(null));
  const link = screen.getByRole('link', { name: 'Play the film' });
  expect(link).toHaveAttribute('href', 'https://example.org/film');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.setup().click(link);
  expect(screen.queryByTitle('The film')).not.toBeInTheDocument();
});
