import { useSession, useUnsavedChanges } from '@narthex/shared-auth';
import { ConfirmDialog } from '@narthex/shared-ui';
import { useState } from 'react';
import { openDraft } from '../form-draft';

interface FormFrameOptions {
  /** Names the resource, which is part of the draft's key. */
  readonly resource: string;
  readonly rowId: number | undefined;
  /** Closes the form. */
  readonly onLeave: () => void;
}

/** Returns the draft of a form, and the dialog that asks before typed text is discarded. */
export function useFormFrame({ resource, rowId, onLeave }: FormFrameOptions) {
  const actorId = useSession((session) => session.actor?.id);
  // The first draft is kept: if the session ends while the form is open, it must not write into another person's draft.
  const [draft] = useState(() => openDraft({ resource, actorId, rowId }));
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const markSaved = useUnsavedChanges(isDirty);

  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      title="Discard your changes?"
      labels={{ confirm: 'Discard', cancel: 'Keep editing' }}
      onClose={() => setAsking(false)}
      onConfirm={() => {
        draft.clear();
        setAsking(false);
        markSaved();
        onLeave();
      }}
    >
      What you typed and didn't save will be lost.
    </ConfirmDialog>
  );
  return {
    draft,
    setDirty,
    markSaved,
    handleCancel: () => (isDirty ? setAsking(true) : onLeave()),
    question,
  };
}
