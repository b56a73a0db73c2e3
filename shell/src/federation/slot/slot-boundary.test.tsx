import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SlotBoundary } from './slot-boundary';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`clicked ${count}`}</button>;
}

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error('broken part');
  return <p>The part</p>;
}

const showFailure = (error: unknown) => <p role="alert">{String(error)}</p>;

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('shows in place of what failed why it did, and says so once', () => {
  const failures: unknown[] = [];
  render(
    <SlotBoundary fallback={showFailure} onError={(error) => failures.push(error)}>
      <Fragile />
    </SlotBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Error: broken part');
  expect(failures).toEqual([new Error('broken part')]);
});

it('does so also when nobody asked to be told', () => {
  render(
    <SlotBoundary fallback={showFailure}>
      <Fragile />
    </SlotBoundary>,
  );
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

it('stays as it is while the key does, and is rendered again under the next one', () => {
  const at = (resetKey: string) => (
    <SlotBoundary fallback={showFailure} resetKey={resetKey}>
      <Fragile />
    </SlotBoundary>
  );
  const { rerender } = render(at('/events'));
  isBroken = false;
  rerender(at('/events'));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  rerender(at('/sermons'));
  expect(screen.getByText('The part')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('leaves what works as it is when the key changes', async () => {
  const at = (resetKey: string) => (
    <SlotBoundary fallback={showFailure} resetKey={resetKey}>
      <Counter />
    </SlotBoundary>
  );
  const { rerender } = render(at('/events'));
  await userEvent.click(screen.getByRole('button', { name: 'clicked 0' }));
  rerender(at('/sermons'));
  expect(screen.getByRole('button', { name: 'clicked 1' })).toBeInTheDocument();
});
