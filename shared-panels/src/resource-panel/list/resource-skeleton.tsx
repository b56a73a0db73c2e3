import { Skeleton } from '@narthex/shared-ui';
import styles from '../resource-panel.module.css';

/** Renders the placeholder of a list. */
export function ResourceSkeleton({ text }: { text: string }) {
  return (
    <div className={styles.panel}>
      <Skeleton height={50} text={text} />
      <Skeleton height={420} />
    </div>
  );
}
