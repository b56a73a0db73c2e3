import { Skeleton, Spinner } from '@narthex/shared-ui';
import styles from './events-panel.module.css';

/** The shape of the list on its way. */
export function EventsSkeleton() {
  return (
    <div className={styles.panel}>
      <Spinner isTextHidden text="Loading events..." />
      <Skeleton height={50} />
      <Skeleton height={420} />
    </div>
  );
}
