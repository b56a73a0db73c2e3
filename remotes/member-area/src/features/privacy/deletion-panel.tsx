import { Button, Panel } from '@narthex/shared-ui';
import { useState } from 'react';
import { DeletionDialog } from './deletion-dialog';
import styles from './privacy.module.css';

/** Renders the button that opens the deletion of the account. */
export function DeletionPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Delete my account">
      <p className={styles.text}>
        You can leave at any time. We tell you first what is deleted and what stays, and ask for your
        password.
      </p>
      <div className={styles.action}>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </div>
      {isOpen ? <DeletionDialog onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
