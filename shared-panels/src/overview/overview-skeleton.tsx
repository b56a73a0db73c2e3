import { Panel, Skeleton, Spinner } from '@narthex/shared-ui';
import styles from './overview-panel.module.css';

/** The shape of an overview on its way. */
export function OverviewSkeleton() {
  return (
    <>
      <Spinner isTextHidden text="Loading the overview..." />
      <Skeleton height={104} />
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
