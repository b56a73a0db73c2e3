import type { Broadcast } from '@narthex/shared-contracts/schemas/broadcasts';
import { Button, Dialog } from '@narthex/shared-ui';
import { useState } from 'react';
import { BroadcastView } from './broadcast-view';

/** Renders a button that opens the preview of a broadcast with its actions. */
export function OpenBroadcast({ broadcast }: { broadcast: Broadcast }) {
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
        <BroadcastView broadcast={broadcast} />
      </Dialog>
    </>
  );
}
