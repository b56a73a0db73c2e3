import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './progress-bar.module.css';

/** Describes the props of a progress bar. */
export type ProgressBarProps = {
  /** Names the running work, such as "Uploading sermon.mp3". */
  label: string;
  /** Ranges from 0 to 100; without it, the progress is unknown. */
  percent?: number;
  /** Holds the text beside the percentage, such as "2.1 MB/s, 40 s left". */
  detail?: string;
  /** Holds the button that cancels the work. */
  action?: ReactNode;
};

/** Renders the progress of long work. */
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
