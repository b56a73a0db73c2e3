import { renderApp } from '@narthex/shared-auth/testing';
import { act, screen } from '@testing-library/react';
import { useNow } from './now';

afterEach(() => jest.useRealTimers());

const Clock = () => <p>It is {useNow()}</p>;

it('goes on while a page stays visible', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T14:57:00Z'), advanceTimers: true });
  renderApp(<Clock />);
  expect(await screen.findByText(/^It is 2026-11-28T14:57/)).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
  expect(screen.getByText(/^It is 2026-11-28T15:02/)).toBeInTheDocument();
});
