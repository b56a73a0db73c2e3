import { renderApp } from '@narthex/shared-auth/testing';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '../../testing/fixtures';
import { FindUs } from './find-us';

const render = (changes: Partial<Site> = {}) =>
  renderApp(<FindUs site={{ ...site, ...changes }} services={[]} />);

it('shows the map after a tap, with the focus in it', async () => {
  render();
  expect(screen.queryByTitle(/^Map/)).not.toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('link', { name: 'Show the map' }));
  expect(screen.getByTitle('Map: Hill Hall, beside the gate')).toHaveFocus();
});

it('keeps the link to the maps beside the map that is shown', async () => {
  render();
  await userEvent.setup().click(screen.getByRole('link', { name: 'Show the map' }));
  expect(screen.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute('href', site.map_url);
});

it('leaves a click for a new tab to the browser', () => {
  render();
  const link = screen.getByRole('link', { name: 'Show the map' });
  const isTaken = !fireEvent.click(link, { ctrlKey: true });
  expect(isTaken).toBe(false);
  expect(screen.queryByTitle(/^Map/)).not.toBeInTheDocument();
});

it('says nothing of what a fresh site does not know', () => {
  const { container } = render({ meeting_place: '', directions: '', map_url: '', phone: '', email: '' });
  expect(container).toHaveTextContent(/^Find us$/);
});
