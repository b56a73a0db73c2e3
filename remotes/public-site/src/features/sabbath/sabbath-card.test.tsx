import { renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import { FALLBACK_SERVICES } from '../../data/worship-services';
import { NOW } from '../../testing/fixtures';
import { SabbathCard } from './sabbath-card';

const card = (place: string) => (
  <SabbathCard now={NOW} timeZone="Africa/Nairobi" services={FALLBACK_SERVICES} place={place}>
    <a href="#events">What is coming up</a>
  </SabbathCard>
);

it.each([
  ['Hill Hall, beside the gate', 'Hill Hall'],
  ['', 'Where'],
])('names the place %p as %p', (place, name) => {
  renderApp(card(place));
  expect(screen.getAllByRole('term').at(-1)).toHaveTextContent(name);
});
