import { screen } from '@testing-library/react';
import { renderMemberArea } from './member-area.testing';

jest.mock('./pages/privacy-page', () => {
  throw new Error('offline');
});

it('keeps the menu where the code of a page fails to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderMemberArea('/member/privacy');
  expect(await screen.findByText('Failed to load this section', {}, { timeout: 10_000 })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My profile' })).toBeInTheDocument();
});
