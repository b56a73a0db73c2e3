import styles from './loading-bar.module.css';

/** Shows at the top of the window that the next page loads. Screen readers are told by `PageMessage`. */
export const LoadingBar = () => <div className={styles.bar} aria-hidden="true" />;
