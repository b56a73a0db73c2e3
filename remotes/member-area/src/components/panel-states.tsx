import { Skeleton, VisuallyHidden } from '@narthex/shared-ui';
import styles from './panel-states.module.css';

/** Renders the content of a panel that failed to load. The banner above announces the error and offers a retry. */
export function PanelError() {
  return <p className={styles.note}>This could not be loaded.</p>;
}

/** Renders the placeholder of a panel while its data loads. */
export function PanelLoading({ lines = 5 }: { lines?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Skeleton lines={lines} />
    </div>
  );
}
