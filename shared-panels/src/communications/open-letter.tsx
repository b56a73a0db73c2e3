import type { Broadcast } from '@narthex/shared-contracts/schemas/broadcasts';
import { Button, Dialog } from '@narthex/shared-ui';
import { useState } from 'react';
import { LetterView } from './letter-view';

/** Opens a letter as its readers get it, with what can be done with it. */
export function OpenLetter({ broadcast }: { broadcast: Broadcast }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`Open ${broadcast.subject}`}
      >
        Open
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={broadcast.subject} size="large">
        <LetterView broadcast={broadcast} />
      </Dialog>
    </>
  );
}
