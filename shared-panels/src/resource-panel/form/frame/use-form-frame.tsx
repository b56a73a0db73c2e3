import { useSession, useUnsavedChanges } from '@narthex/shared-auth';
import { ConfirmDialog } from '@narthex/shared-ui';
import { useState } from 'react';
import { openDraft } from '../form-draft';

interface FormFrameOptions {
  /** The name of the resource, by which the draft is kept. */
  readonly resource: string;
  readonly rowId: number | undefined;
  /** Takes the form away. */
  readonly onLeave: () => void;
}

/** What stands around a form: its draft, and the question before typed text is thrown away. */
export function useFormFrame({ resource, rowId, onLeave }: FormFrameOptions) {
  const actorId = useSession((session) => session.actor?.id);
  // The first one stays: a session that ends under the form must not change whose draft it writes.
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
