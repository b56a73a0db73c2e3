import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';

function setUp(onConfirm: () => Promise<void>) {
  const onClose = jest.fn();
  render(
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title="Delete Choir retreat?"
      warning="This action cannot be undone."
    />,
  );
  return onClose;
}

it('names the thing and warns', () => {
  setUp(() => Promise.resolve());
  expect(screen.getByRole('dialog', { name: 'Delete Choir retreat?' })).toHaveTextContent(
    'This action cannot be undone.',
  );
});

it('says that it is deleting, and cannot be closed or run twice meanwhile', async () => {
  const user = userEvent.setup();
  let finish = () => {};
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const onClose = setUp(onConfirm);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const busy = screen.getByRole('button', { name: 'Deleting...' });
  await user.click(busy);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => finish());
  expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled();
});

it('leaves by Cancel without doing anything', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn(() => Promise.resolve());
  const onClose = setUp(onConfirm);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});
