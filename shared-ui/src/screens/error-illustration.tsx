import styles from './state.module.css';

/** Renders the doorway closed, with a lamp beside it. */
export function ErrorIllustration() {
  return (
    <svg className={styles.picture} viewBox="0 0 200 132" width="200" height="132" aria-hidden="true">
      <ellipse className={styles.ground} cx="100" cy="118" rx="92" ry="12" />
      <path className={styles.wall} d="M58 118V56a34 34 0 0 1 68 0v62z" />
      <path className={styles.shut} d="M74 118V60a18 18 0 0 1 36 0v58z" />
      <path className={styles.frame} d="M92 42v76" />
      <circle className={styles.star} cx="104" cy="84" r="2.5" />
      <circle className={styles.glow} cx="152" cy="84" r="26" />
      <path className={styles.wall} d="M149 100h6v18h-6zM142 70h20l-3-6h-14z" />
      <path className={styles.door} d="M144 72h16l-2 26h-12z" />
    </svg>
  );
}
