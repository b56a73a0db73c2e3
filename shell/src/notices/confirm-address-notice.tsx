import { ApiError, call, useCurrentUser } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { Button } from '@narthex/shared-ui';
import { useState } from 'react';
import styles from './confirm-address-notice.module.css';

/** Tells a signed-in person that their address isn't confirmed, and can send the email again. */
export function ConfirmAddressNotice() {
  const user = useCurrentUser();
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  if (user?.email_confirmed !== false) return null;

  async function handleSend() {
    setSending(true);
    try {
      setMessage((await call('auth.resendConfirmation')).message);
    } catch (cause) {
      const isRefusal = cause instanceof ApiError && !cause.isNetworkError && cause.status < 500;
      setMessage(isRefusal ? cause.message : t('The email could not be sent. Please try again.'));
    } finally {
      setSending(false);
    }
  }

  return (
    <aside className={styles.notice} aria-label="Your email address">
      <p>
        Please confirm <b>{user.email}</b>: open the link in the email we sent you.
      </p>
      <Button variant="quiet" size="small" isBusy={isSending} onClick={() => void handleSend()}>
        Send it again
      </Button>
      <p role="status">{message}</p>
    </aside>
  );
}
