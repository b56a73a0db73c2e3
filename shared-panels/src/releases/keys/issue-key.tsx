import { Button } from '@narthex/shared-ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lazySection } from '../../lazy-section';
import type { HeadContext } from '../../resource-panel/resource';
import type { IssueKeyDialogProps } from './issue-key-dialog';

const IssueKeyDialog = lazySection<IssueKeyDialogProps>(() => import('./issue-key-dialog'));

/** The button that issues a key. */
export function IssueKey({ context: { reload } }: { context: HeadContext }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus size={20} aria-hidden="true" /> Issue a key
      </Button>
      {isOpen ? <IssueKeyDialog onClose={() => setOpen(false)} onIssued={reload} /> : null}
    </>
  );
}
