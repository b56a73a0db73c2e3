import styles from './skeleton.module.css';

/** The place of something on its way: `lines` of text, or one block of `height` pixels. */
export function Skeleton({ lines = 3, height }: { lines?: number; height?: number }) {
  if (height) return <span className={styles.block} style={{ height }} aria-hidden="true" />;
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}
