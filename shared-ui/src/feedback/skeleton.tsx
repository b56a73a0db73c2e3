import { VisuallyHidden } from '../layout/visually-hidden';
import styles from './skeleton.module.css';

/** What is on its way. */
export type SkeletonProps = {
  /** Lines of text; ignored where `height` is given. */
  lines?: number;
  /** One block, in pixels. */
  height?: number;
  /** Said to screen readers; the first of several says it for all. */
  text?: string;
};

/** The place of something on its way, in its shape. It needs no spinner beside it. */
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
