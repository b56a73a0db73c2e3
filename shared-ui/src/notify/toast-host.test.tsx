import { StrictMode } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from './notify';
import ToastHost from './toast-host';

beforeEach(() => {
  window.narthexToasts = [];
});

it('shows a toast sent while it listens', async () => {
  render(<ToastHost />);
  act(() => notify.success('Event created successfully!'));
  expect(await screen.findByText('Event created successfully!')).toBeInTheDocument();
});

it('loses none that came before it, nor while the container loads, and shows each once', async () => {
  notify.error('Failed to load events');
  render(
    <StrictMode>
      <ToastHost />
    </StrictMode>,
  );
  act(() => {
    notify.info('One');
    notify.info('Two');
  });
  expect(await screen.findByText('Failed to load events')).toBeInTheDocument();
  expect(await screen.findByText('One')).toBeInTheDocument();
  expect(screen.getAllByText('Two')).toHaveLength(1);
});

it('moves focus to the toasts with Alt+T', async () => {
  const user = userEvent.setup();
  render(<ToastHost />);
  act(() => notify.info('Hello there'));
  const text = await screen.findByText('Hello there');
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(document.activeElement).toContainElement(text);
});

it('is announced once: a live region inside another is read twice', async () => {
  render(<ToastHost />);
  act(() => notify.success('Saved'));
  const toast = await screen.findByText('Saved');
  const regions = [...document.querySelectorAll('[role=alert], [role=status], [aria-live]')];
  expect(regions.filter((region) => region.contains(toast))).toHaveLength(1);
});
