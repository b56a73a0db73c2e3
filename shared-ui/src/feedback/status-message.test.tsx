import { act, render, screen } from '@testing-library/react';
import { StatusMessage } from './status-message';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('tells of a success, and goes after 3 seconds', () => {
  const onDismiss = jest.fn();
  render(<StatusMessage message="Content updated successfully!" onDismiss={onDismiss} />);
  expect(screen.getByRole('status')).toHaveTextContent('Content updated successfully!');
  pass(2999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it.each(['Failed to save slide', 'Error: title is too long'])(
  'warns of "%s", and goes after 5 seconds',
  (message) => {
    const onDismiss = jest.fn();
    render(<StatusMessage message={message} onDismiss={onDismiss} />);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    pass(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  },
);

it('does not start anew when only the handler changes', () => {
  const onDismiss = jest.fn();
  const { rerender } = render(<StatusMessage message="Saved" onDismiss={() => undefined} />);
  pass(2000);
  rerender(<StatusMessage message="Saved" onDismiss={onDismiss} />);
  pass(1000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

it('says nothing without a message', () => {
  render(<StatusMessage message={null} onDismiss={jest.fn()} />);
  pass(10_000);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
