import { useState } from 'react';
import {
  Button,
  ConfirmDialog,
  Dialog,
  PopoverSheet,
  Sheet,
  TextField,
  buttonClassName,
  opensSheet,
} from '../../src/index';
import { Example, Section } from '../example';

type Open = 'dialog' | 'confirm' | 'sheet' | null;

export function DialogExamples() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const waitAndClose = () => new Promise<void>((resolve) => setTimeout(resolve, 1500)).then(close);
  return (
    <Section title="Dialogs">
      <Example title="Dialog, ConfirmDialog, Sheet, PopoverSheet">
        <Button variant="quiet" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="quiet" onClick={() => setOpen('confirm')}>
          ConfirmDialog
        </Button>
        <Button variant="quiet" onClick={() => setOpen('sheet')}>
          Sheet
        </Button>
        <Dialog
          isOpen={open === 'dialog'}
          onClose={close}
          title="New event"
          description="Everyone sees it."
          footer={<Button onClick={close}>Save event</Button>}
        >
          <TextField label="Title" />
        </Dialog>
        <ConfirmDialog
          isOpen={open === 'confirm'}
          onClose={close}
          onConfirm={waitAndClose}
          title="Delete Choir retreat?"
          warning="This action cannot be undone."
        >
          28 November 2026, 40 seats.
        </ConfirmDialog>
        <Sheet isOpen={open === 'sheet'} onClose={close} label="Menu">
          <p>Home, events, sermons.</p>
        </Sheet>
        <button
          type="button"
          className={buttonClassName({ variant: 'quiet' })}
          {...opensSheet('popover-sheet')}
        >
          PopoverSheet
        </button>
        <PopoverSheet id="popover-sheet" label="Menu" side="right">
          <p>Home, events, sermons.</p>
        </PopoverSheet>
      </Example>
    </Section>
  );
}
