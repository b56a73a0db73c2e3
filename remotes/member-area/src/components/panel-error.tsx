import styles from './panel-error.module.css';

/** The inside of a panel that failed; the banner above says so aloud and offers another try. */
export function PanelError() {
  return <p className={styles.note}>This could not be loaded.</p>;
}
