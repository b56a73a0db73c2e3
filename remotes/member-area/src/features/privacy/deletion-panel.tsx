import { zodResolver } from '@hookform/resolvers/zod';
import { call, useSessionEnd } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { accountDeletionSchema } from '@narthex/shared-contracts/schemas/own-account';
import { Button, Panel, Dialog, ErrorBanner, FormFields, PasswordField } from '@narthex/shared-ui';
import { useState } from 'react';
import { explainRefusal } from '../../components/explain-refusal';
import { FormButtons } from '../../components/form-buttons';
import { useServerForm } from '../../components/use-server-form';
import styles from './privacy.module.css';

const resolver = zodResolver(accountDeletionSchema);
const FAILED = 'Failed to delete your account. Please try again.';

/** Renders the dialog that explains what is deleted and what is kept, and asks for the password. */
function DeletionDialog({ onClose }: { onClose: () => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const sayGoodbye = useSessionEnd(paths.goodbye.to());
  const { register, submit, getMessage, isSaving } = useServerForm({
    resolver,
    defaultValues: { current_password: '' },
    fields: ['current_password'],
    onSend: async (body, markSaved) => {
      setFailure(null);
      await call('ownAccount.delete', { body });
      markSaved();
      sayGoodbye();
    },
    onFailed: (cause) => setFailure(explainRefusal(cause, FAILED)),
  });
  return (
    <Dialog isOpen onClose={isSaving ? () => undefined : onClose} title="Delete your account?">
      <form noValidate aria-label="Delete my account" onSubmit={(event) => void submit(event)}>
        <FormFields>
          {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
          <DeletionFacts />
          <PasswordField
            label="Current password"
            required
            {...register('current_password')}
            error={getMessage('current_password')}
          />
          <FormButtons
            isSaving={isSaving}
            onCancel={onClose}
            label="Delete my account"
            busy="Deleting..."
            cancel="Keep my account"
            variant="danger"
          />
        </FormFields>
      </form>
    </Dialog>
  );
}

/** Renders what is deleted, what is kept without the name, and what is kept with it. */
function DeletionFacts() {
  return (
    <div className={styles.facts}>
      <p>
        <b>This cannot be undone.</b> You are signed out on every device.
      </p>
      <h3>Deleted</h3>
      <ul>
        <li>your profile and photo, and your entry in the register of members</li>
        <li>your place in ministries, and your seats at events to come</li>
        <li>your notifications, your choice of emails, and your newsletter subscription</li>
        <li>prayer requests that are not on the prayer wall</li>
      </ul>
      <h3>Counted, but no longer yours</h3>
      <ul>
        <li>prayer requests on the prayer wall: they stay without your name</li>
        <li>how many came to past events, and how many prayed for a request</li>
      </ul>
      <h3>Kept with your name</h3>
      <ul>
        <li>the audit log of who changed what on the site, which few may read, until its entries are old</li>
        <li>messages you sent to the church office, and its replies</li>
      </ul>
    </div>
  );
}

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
