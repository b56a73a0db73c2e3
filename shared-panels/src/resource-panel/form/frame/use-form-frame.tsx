import { ApiError, useSession, useUnsavedChanges } from '@narthex/shared-auth';
import { ConfirmDialog } from '@narthex/shared-ui';
import { useState } from 'react';
import type { ResourceRow, SaveResult } from '../../resource';
import { moveToNew, openDraft } from '../form-draft';

interface FormFrameOptions<Row extends ResourceRow> {
  /** Names the resource, which is part of the draft's key. */
  readonly resource: string;
  /** Holds the object to edit; it is undefined for a new one. */
  readonly row: Row | undefined;
  /** If true, the person may save what they typed as a new object when somebody else has deleted this one. */
  readonly canCreate?: boolean;
  /** Closes the form. */
  readonly onLeave: () => void;
}

/**
 * Returns the draft of a form, and the dialog that asks before typed text is discarded. When a save finds that somebody
 * else has deleted the object, the form becomes that of a new one, if the person may create it.
 */
export function useFormFrame<Row extends ResourceRow>(options: FormFrameOptions<Row>) {
  const { resource, row, canCreate = false, onLeave } = options;
  const actorId = useSession((session) => session.actor?.id);
  // The first draft is kept: if the session ends while the form is open, it must not write into another person's draft.
  const [owner] = useState({ resource, actorId, rowId: row?.id });
  const [draft, setDraft] = useState(() => openDraft(owner));
  const [isGone, setGone] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const markSaved = useUnsavedChanges(isDirty);

  /** Saves the edited object, or the one with this id that an earlier step of the save has created. */
  async function watchSave<Result extends SaveResult<Row>>(
    save: () => Promise<Result>,
    id = row?.id,
  ): Promise<Result> {
    try {
      return await save();
    } catch (cause) {
      if (id !== undefined && cause instanceof ApiError && cause.status === 404) {
        setGone(true);
        if (canCreate) setDraft(moveToNew(owner) ?? draft);
      }
      throw cause;
    }
  }

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
    row: isGone && canCreate ? undefined : row,
    isGone,
    watchSave,
    setDirty,
    markSaved,
    handleCancel: () => (isDirty ? setAsking(true) : onLeave()),
    question,
  };
}
