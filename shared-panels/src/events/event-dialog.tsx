import { useSession, useUnsavedChanges } from '@narthex/shared-auth';
import { ConfirmDialog, Dialog } from '@narthex/shared-ui';
import { useEffect, useState } from 'react';
import { lazySection } from '../lazy-section';
import { eventDraft } from './event-draft';
import type { EventDialogState, EventsVariant } from './types';

const EventForm = lazySection(() => import('./event-form'));

interface EventDialogProps {
  dialog: EventDialogState;
  variant: EventsVariant;
  timeZone: string;
  onClose: () => void;
  onSaved: (message: string) => void;
}

/** The modal frame of the event form; asks before typed text is thrown away. */
export function EventDialog({ dialog, variant, timeZone, onClose, onSaved }: EventDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const actorId = useSession((session) => session.actor?.id);
  useEffect(() => EventForm.preload(), []);
  useUnsavedChanges(isDirty);
  if (dialog.mode !== 'create' && dialog.mode !== 'edit') return null;
  const event = dialog.mode === 'edit' ? dialog.event : undefined;

  function leave() {
    setDirty(false);
    setAsking(false);
    onClose();
  }
  function handleClose() {
    if (isDirty) setAsking(true);
    else leave();
  }

  return (
    <Dialog isOpen onClose={handleClose} title={event ? 'Edit Event' : 'Create New Event'}>
      <EventForm
        event={event}
        variant={variant}
        timeZone={timeZone}
        onDirtyChange={setDirty}
        onCancel={handleClose}
        onSaved={(message) => {
          setDirty(false);
          onSaved(message);
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard your changes?"
        labels={{ confirm: 'Discard', cancel: 'Keep editing' }}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          eventDraft(actorId, event?.id).clear();
          leave();
        }}
      >
        What you typed and didn't save will be lost.
      </ConfirmDialog>
    </Dialog>
  );
}
