import styles from './panel-error.module.css';

/** Renders the content of a panel that failed to load. The banner above announces the error and offers a retry. */
export function PanelError() {
  return <p className={styles.note}>This could not be loaded.</p>;
}
