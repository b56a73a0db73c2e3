import styles from './panel-trouble.module.css';

/** The inside of a panel that failed; the banner above says so aloud and offers another try. */
export function PanelTrouble() {
  return <p className={styles.note}>This could not be loaded.</p>;
}
