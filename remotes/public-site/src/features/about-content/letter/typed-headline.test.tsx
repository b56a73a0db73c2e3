import { renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import { TypedHeadline } from './typed-headline';

it('is complete from the start, and lets each letter come 120 ms after the one before', () => {
  renderApp(
    <h1 aria-label="Hi you">
      <TypedHeadline text="Hi you" />
    </h1>,
  );
  const heading = screen.getByRole('heading', { name: 'Hi you' });
  expect(heading).toHaveTextContent(/^Hi you$/);
  const delays = [...'Hiyou'].map((letter) => screen.getByText(letter).style.animationDelay);
  expect(delays).toEqual(['0ms', '120ms', '360ms', '480ms', '600ms']);
});
