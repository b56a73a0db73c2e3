import { Button } from '@narthex/shared-ui';
import styles from './notice.module.css';

interface KeptNoticeProps {
  /** Why it was rejected, where the form holds a proposal that was. */
  rejection: string | undefined;
  onStartOver: () => void;
}

/** Says that the form holds more than what is stored, and offers to drop that. */
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
