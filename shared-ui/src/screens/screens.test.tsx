import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button';
import { EmptyState } from './empty-state';
import { ErrorScreen, ErrorState } from './error-screens';
import { GuardScreen } from './guard-screen';

it('apologises in the words of the specification and offers both ways out', async () => {
  const user = userEvent.setup();
  const onRefresh = jest.fn();
  const onBack = jest.fn();
  render(<ErrorScreen onRefresh={onRefresh} onBack={onBack} />);
  expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeInTheDocument();
  expect(
    screen.getByText("We're sorry for the inconvenience. Please try refreshing the page."),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Refresh Page' }));
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('says why a page is closed, and steps back', async () => {
  const user = userEvent.setup();
  const onBack = jest.fn();
  render(
    <GuardScreen
      title="Access Denied"
      message="You don't have permission to access this page."
      onBack={onBack}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
  expect(screen.getByText("You don't have permission to access this page.")).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

it('announces what could not be loaded and tries again', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  render(<ErrorState message="Failed to load events" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load events');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('fills an empty list with a sentence and its action', () => {
  render(<EmptyState title="No events yet." action={<Button>Add event</Button>} />);
  expect(screen.getByRole('heading', { level: 3, name: 'No events yet.' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add event' })).toBeInTheDocument();
});

it('takes the level below the page’s heading where no list has one', () => {
  render(<EmptyState title="There is no such page" level={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'There is no such page' })).toBeInTheDocument();
});
