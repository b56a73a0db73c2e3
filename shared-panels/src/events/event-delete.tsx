import { formatDay } from '@narthex/shared-contracts';
import { ConfirmDialog, ErrorBanner } from '@narthex/shared-ui';
import { useState } from 'react';
import { timeRange } from './event-times';
import { EVENT_TYPE_LABELS, type EventWords } from './event-words';
import type { EventDialogState } from './types';
import { useDeleteEvent } from './use-events';
import styles from './event-delete.module.css';

interface EventDeleteProps {
  dialog: EventDialogState;
  words: EventWords;
  timeZone: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an event is deleted, with the facts to recognise it by. */
export function EventDelete({ dialog, words, timeZone, onClose, onDeleted }: EventDeleteProps) {
  const remove = useDeleteEvent();
  const [failure, setFailure] = useState('');
  if (dialog.mode !== 'delete') return null;
  const { event } = dialog;

  function handleClose() {
    setFailure('');
    onClose();
  }

  async function handleConfirm() {
    setFailure('');
    try {
      await remove.mutateAsync(event.id);
    } catch (cause) {
      console.error('The event was not deleted', cause);
      setFailure(words.deleteFailure);
      return;
    }
    onDeleted();
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Delete ${event.title}?`}
      warning="This action cannot be undone."
      onClose={handleClose}
      onConfirm={handleConfirm}
    >
      {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
      <p className={styles.question}>Are you sure you want to delete this event?</p>
      <dl className={styles.facts}>
        <dt>Title</dt>
        <dd>{event.title}</dd>
        <dt>Date</dt>
        <dd>{formatDay(event.start_datetime, timeZone)}</dd>
        <dt>Time</dt>
        <dd>{timeRange(event, timeZone)}</dd>
        <dt>Location</dt>
        <dd>{event.location ?? 'TBD'}</dd>
        <dt>Type</dt>
        <dd>{EVENT_TYPE_LABELS[event.event_type]}</dd>
      </dl>
    </ConfirmDialog>
  );
}
