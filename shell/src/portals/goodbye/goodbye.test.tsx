import { renderApp } from '@narthex/shared-auth/testing';
import { screen } from '@testing-library/react';
import Goodbye from './goodbye';

it('says to a visitor that the account is gone, and leads to the home page', () => {
  renderApp(<Goodbye />, { path: '/goodbye' });
  expect(screen.getByRole('heading', { level: 1, name: 'Goodbye' })).toBeInTheDocument();
  expect(screen.getByText('Your account is deleted, and you are signed out everywhere.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
