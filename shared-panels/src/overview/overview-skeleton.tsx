import { Panel, Skeleton } from '@narthex/shared-ui';
import styles from './overview-panel.module.css';

/** The shape of an overview on its way. */
export function OverviewSkeleton() {
  return (
    <>
      <Skeleton height={104} text="Loading the overview..." />
      <div className={styles.columns}>
        <Panel>
          <Skeleton lines={8} />
        </Panel>
        <Panel>
          <Skeleton lines={6} />
        </Panel>
      </div>
    </>
  );
}
