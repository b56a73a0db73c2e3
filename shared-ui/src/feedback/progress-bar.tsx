import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './progress-bar.module.css';

/** The work, how far it has come, and how to cancel it. */
export type ProgressBarProps = {
  /** What is under way: "Uploading sermon.mp3". */
  label: string;
  /** From 0 to 100; unknown when left out. */
  percent?: number;
  /** Beside the figure: "2.1 MB/s, 40 s left". */
  detail?: string;
  /** The button that cancels it. */
  action?: ReactNode;
};

/** How far long work has come. */
export function ProgressBar({ label, percent, detail, action }: ProgressBarProps) {
  const id = useId();
  const figure = percent === undefined ? '' : `${Math.round(percent).toString()}%`;
  return (
    <div className={styles.work}>
      <div className={styles.caption}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span className={styles.figure}>{[figure, detail].filter(Boolean).join(', ')}</span>
      </div>
      <progress id={id} className={styles.bar} max={100} value={percent} />
      {action}
    </div>
  );
}
