import { Button } from '@narthex/shared-ui';
import { Info } from 'lucide-react';
import styles from './notice.module.css';

interface KeptNoticeProps {
  /** Holds the reason of the rejection, if the form contains a rejected proposal. */
  rejection: string | undefined;
  onStartOver: () => void;
}

/** Renders a note that the form contains unsaved text, with a button that discards it. */
export function DraftNotice({ rejection, onStartOver }: KeptNoticeProps) {
  return (
    <div className={styles.notice} role="status">
      {rejection === undefined ? (
        <p>What you typed before was kept.</p>
      ) : (
        <div>
          <p>
            <b>Your proposal was rejected:</b> {rejection}
          </p>
          <p>The form holds what you proposed. Change it and send it again.</p>
        </div>
      )}
      <Button variant="quiet" size="small" onClick={onStartOver}>
        Start afresh
      </Button>
    </div>
  );
}

/** Renders a note that the object is gone, with the way to keep what was typed for it. */
export function GoneNotice({ canCreate }: { canCreate: boolean }) {
  return (
    <p className={styles.notice} role="status">
      {canCreate
        ? 'You can save what you wrote as a new one.'
        : 'Copy what you want to keep before you close this.'}
    </p>
  );
}

/** Renders a note that the change will wait for approval. */
export function ProposalNotice({ children }: { children: string }) {
  return (
    <p className={styles.notice}>
      <Info size={20} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
