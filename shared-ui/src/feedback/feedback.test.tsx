import { render, screen, act } from '@testing-library/react';
import { Spinner } from './spinner';
import { StatusMessage, type ActionOutcome } from './status-message';

it('says Loading... unless told otherwise', () => {
  const { rerender } = render(<Spinner />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  rerender(<Spinner text="Checking authentication..." isFullScreen />);
  expect(screen.getByRole('status')).toHaveTextContent('Checking authentication...');
});

it.each(['small', 'medium', 'large'] as const)('has a %s size', (size) => {
  render(<Spinner size={size} />);
  expect(screen.getByRole('status')).toHaveAttribute('data-spinner', size);
});

describe('status message', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const SAVED: ActionOutcome = { kind: 'done', message: 'Content updated successfully!' };

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('tells of a success, and goes after 3 seconds', () => {
    const onDismiss = jest.fn();
    render(<StatusMessage outcome={SAVED} onDismiss={onDismiss} />);
    expect(screen.getByRole('status')).toHaveTextContent('Content updated successfully!');
    pass(2999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('warns of a failure, whatever its words, and goes after 5 seconds', () => {
    const onDismiss = jest.fn();
    render(
      <StatusMessage
        outcome={{ kind: 'failed', message: 'Authentication required' }}
        onDismiss={onDismiss}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Authentication required');
    pass(4999);
    expect(onDismiss).not.toHaveBeenCalled();
    pass(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('does not start anew when only the handler changes', () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<StatusMessage outcome={SAVED} onDismiss={() => undefined} />);
    pass(2000);
    rerender(<StatusMessage outcome={SAVED} onDismiss={onDismiss} />);
    pass(1000);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('says nothing without an outcome', () => {
    render(<StatusMessage outcome={null} onDismiss={jest.fn()} />);
    pass(10_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
