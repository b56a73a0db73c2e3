import { ConfirmDialog } from '@narthex/shared-ui';
import { useMemo, useState, type ReactNode } from 'react';
import { UnsavedChangesContext } from './unsaved-changes';

/** Asks before a page with unsaved changes is left through one of the frame's links. */
export function UnsavedChangesGuard({ children }: { children: ReactNode }) {
  const [isUnsaved, setUnsaved] = useState(false);
  const [waiting, setWaiting] = useState<{ readonly go: () => void } | null>(null);
  const value = useMemo(
    () => ({
      setUnsaved,
      leave: (go: () => void) => {
        if (isUnsaved) setWaiting({ go });
        else go();
        return isUnsaved;
      },
    }),
    [isUnsaved],
  );
  return (
    <UnsavedChangesContext value={value}>
      {children}
      <ConfirmDialog
        isOpen={waiting !== null}
        onClose={() => setWaiting(null)}
        onConfirm={() => {
          setWaiting(null);
          waiting?.go();
        }}
        title="Leave without saving?"
        labels={{ confirm: 'Leave without saving', busy: 'Leaving...', cancel: 'Keep editing' }}
      >
        What you changed in your profile is not saved yet.
      </ConfirmDialog>
    </UnsavedChangesContext>
  );
}
