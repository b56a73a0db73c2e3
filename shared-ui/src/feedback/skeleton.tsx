import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './skeleton.module.css';

/** Describes the props of a placeholder. */
export type SkeletonProps = {
  /** Counts the text lines; ignored if `height` is set. */
  lines?: number;
  /** Holds the height of a single block in pixels. */
  height?: number;
  /** Holds the text for screen readers. Of several placeholders only the first needs one. */
  text?: string;
};

/** Renders a placeholder in the shape of the content that is loading. It needs no spinner beside it. */
export function Skeleton({ lines = 3, height, text }: SkeletonProps) {
  return (
    <>
      {text === undefined ? null : <VisuallyHidden role="status">{text}</VisuallyHidden>}
      {height === undefined ? (
        <span className={styles.lines} aria-hidden="true">
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} className={styles.line} />
          ))}
        </span>
      ) : (
        <span className={styles.block} style={{ height }} aria-hidden="true" />
      )}
    </>
  );
}
