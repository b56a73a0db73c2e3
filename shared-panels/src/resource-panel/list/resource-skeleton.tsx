import { Skeleton } from '@narthex/shared-ui';
import styles from '../resource-panel.module.css';

/** The shape of a list on its way. */
export function ResourceSkeleton({ text }: { text: string }) {
  return (
    <div className={styles.panel}>
      <Skeleton height={50} text={text} />
      <Skeleton height={420} />
    </div>
  );
}
