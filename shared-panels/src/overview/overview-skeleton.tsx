import { Panel, Skeleton } from '@narthex/shared-ui';
import styles from './overview-panel.module.css';

/** Renders the placeholder of an overview while it loads. */
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
