import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination';

it('goes back and on, and says where we are', async () => {
  const user = userEvent.setup();
  const onPage = jest.fn();
  render(<Pagination label="Events" page={2} pageCount={3} onPage={onPage} />);
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(onPage.mock.calls).toEqual([[1], [3]]);
});

it('stops at the last page, and is not there for one', () => {
  const { rerender } = render(<Pagination label="Events" page={3} pageCount={3} onPage={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  rerender(<Pagination label="Events" page={1} pageCount={1} onPage={jest.fn()} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
