import { renderApp } from '@narthex/shared-auth/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyButton } from './copy-button';

it('copies the number and says so', async () => {
  const user = userEvent.setup();
  renderApp(<CopyButton text="000247" what="the paybill number" />);
  await user.click(screen.getByRole('button', { name: 'Copy the paybill number' }));
  expect(await navigator.clipboard.readText()).toBe('000247');
  expect(await screen.findByText('Copied the paybill number.')).toBeInTheDocument();
});

it('says when the browser copies nothing', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  renderApp(<CopyButton text="000247" what="the paybill number" />);
  await user.click(screen.getByRole('button', { name: 'Copy the paybill number' }));
  expect(await screen.findByText(/Could not copy/)).toBeInTheDocument();
});

it('says so for three seconds', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderApp(<CopyButton text="000247" what="the paybill number" />);
  await user.click(screen.getByRole('button', { name: 'Copy the paybill number' }));
  expect(await screen.findByText('Copied the paybill number.')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.queryByText('Copied the paybill number.')).not.toBeInTheDocument();
  jest.useRealTimers();
});
