import { Button, ConfirmDialog, DateTimeField } from '@narthex/shared-ui';
import { useState } from 'react';
import { describePeople } from '../broadcast-labels';
import type { useBroadcastActions } from '../use-broadcast';
import styles from '../broadcast-view.module.css';

interface BroadcastActionsProps {
  /** Counts the recipients at present; it is undefined until it has loaded. */
  recipients: number | undefined;
  actions: ReturnType<typeof useBroadcastActions>;
}

/** Renders the buttons that send a draft: as a test, now, or at a chosen time. */
export function BroadcastActions({ recipients, actions }: BroadcastActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [time, setTime] = useState('');
  const { isBusy } = actions;
  return (
    <>
      <div className={styles.actions}>
        <Button variant="quiet" isBusy={isBusy} onClick={actions.sendTest}>
          Send a test to myself
        </Button>
        <Button isBusy={isBusy} disabled={!recipients} onClick={() => setAsking(true)}>
          Send now
        </Button>
      </div>
      {recipients === 0 ? <p>Nobody would get this email now, so it can’t be sent.</p> : null}
      <form
        className={styles.schedule}
        aria-label="Send it later"
        onSubmit={(event) => {
          event.preventDefault();
          if (time) actions.schedule(time);
        }}
      >
        <DateTimeField
          label="Or send it at"
          name="send_at"
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
        <Button type="submit" variant="quiet" isBusy={isBusy} disabled={!time}>
          Schedule
        </Button>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title="Send this email now?"
        labels={{ confirm: 'Send', cancel: 'Not yet' }}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          actions.sendNow();
        }}
      >
        It goes to {describePeople(recipients ?? 0)}. What is sent can’t be taken back.
      </ConfirmDialog>
    </>
  );
}
