import { Button } from '@narthex/shared-ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lazySection } from '../../lazy-section';
import type { IssueKeyDialogProps } from './issue-key-dialog';

const IssueKeyDialog = lazySection<IssueKeyDialogProps>(() => import('./issue-key-dialog'));

/** Renders the button that opens the dialog for a new key. */
export function IssueKey() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus size={20} aria-hidden="true" /> Issue a key
      </Button>
      {isOpen ? <IssueKeyDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
