import { render, screen, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../actions/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

function Example({ kind = 'dialog' }: { kind?: 'dialog' | 'sheet' }) {
  const [isOpen, setOpen] = useState(false);
  const shared = { isOpen, onClose: () => setOpen(false), children: <input aria-label="Title" /> };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add event</Button>
      {kind === 'dialog' ? (
        <Dialog {...shared} title="New event" description="Everyone sees it." />
      ) : (
        <Sheet {...shared} label="Menu" />
      )}
    </>
  );
}

it('is named by its title, described, and holds nothing while closed', async () => {
  const user = userEvent.setup();
  render(<Example />);
  expect(screen.queryByLabelText('Title')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add event' }));
  expect(screen.getByRole('dialog', { name: 'New event' })).toHaveAccessibleDescription('Everyone sees it.');
});

it.each(['dialog', 'sheet'] as const)('takes focus; Escape closes the %s and gives it back', async (kind) => {
  const user = userEvent.setup();
  render(<Example kind={kind} />);
  const opener = screen.getByRole('button', { name: 'Add event' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('closes by its button and by a press on the backdrop, not by one inside', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const opener = screen.getByRole('button', { name: 'Add event' });
  await user.click(opener);
  await user.click(screen.getByLabelText('Title'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener);
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stays when the backdrop of a form is pressed', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(
    <Dialog isOpen onClose={onClose} title="New event">
      <form aria-label="Event" />
    </Dialog>,
  );
  await user.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

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
