import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner';

it('says Loading... unless told otherwise', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  rerender(<Spinner text="Checking authentication..." isFullScreen />);
  expect(screen.getByRole('status')).toHaveTextContent('Checking authentication...');
});

it.each(['small', 'medium', 'large'] as const)('has a %s size', (size) => {
  render(<Spinner size={size} />);
  expect(screen.getByRole('status')).toHaveAttribute('data-size', size);
});
