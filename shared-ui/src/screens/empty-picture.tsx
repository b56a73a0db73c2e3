import styles from './state.module.css';

/** Renders a lit doorway without people. */
export function EmptyPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 200 132" width="200" height="132" aria-hidden="true">
      <ellipse className={styles.ground} cx="100" cy="118" rx="92" ry="12" />
      <path className={styles.hill} d="M14 118c20-30 46-38 70-24s56 10 104 24z" />
      <path className={styles.wall} d="M66 118V56a34 34 0 0 1 68 0v62z" />
      <path className={styles.door} d="M82 118V60a18 18 0 0 1 36 0v58z" />
      <path className={styles.beam} d="M82 118h36l34 12H48z" />
      <path className={styles.frame} d="M100 42v76M82 78h36" />
      <circle className={styles.star} cx="34" cy="40" r="2.5" />
      <circle className={styles.star} cx="162" cy="28" r="3" />
      <circle className={styles.star} cx="176" cy="62" r="2" />
    </svg>
  );
}
