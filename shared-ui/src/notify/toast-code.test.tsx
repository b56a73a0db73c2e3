import { act, render, screen } from '@testing-library/react';
import { notify } from './notify';
import ToastHost from './toast-host';

let mockIsOnline = false;
jest.mock('./toast-container', () => {
  if (!mockIsOnline) throw new Error('connection lost');
  return jest.requireActual('./toast-container');
});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  mockIsOnline = false;
  window.narthexToasts = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('waits for its code without a connection, and comes when there is one again', async () => {
  render(<ToastHost />);
  act(() => notify.error('No response from server.'));
  await pass(60_000);
  expect(screen.queryByText('No response from server.')).not.toBeInTheDocument();
  mockIsOnline = true;
  await pass(60_000);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(1_000);
  await pass(1_000);
  expect(screen.getByText('No response from server.')).toBeInTheDocument();
});
