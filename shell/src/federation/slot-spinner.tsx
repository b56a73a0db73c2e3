import { Spinner } from '@narthex/shared-ui';
import styles from './slot-spinner.module.css';

/** The place of a page whose code is on its way. */
export function SlotSpinner() {
  return (
    <div className={styles.waiting}>
      <Spinner size="large" text="Loading..." />
    </div>
  );
}
