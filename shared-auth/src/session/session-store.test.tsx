import { screen } from '@testing-library/react';
import { sessionStore, useCurrentUser } from './session-store';
import { renderApp } from '../testing/render-app';

function Name() {
  return <p>{useCurrentUser()?.first_name ?? 'Nobody'}</p>;
}

it('is being checked before anything is known', () => {
  expect(sessionStore.getInitialState()).toEqual({ status: 'checking', actor: null, stored: null });
});

it.each([
  ['member', 'Akinyi'],
  ['visitor', 'Nobody'],
] as const)('names the %s: %s', (role, name) => {
  renderApp(<Name />, { role });
  expect(screen.getByText(name)).toBeInTheDocument();
});
