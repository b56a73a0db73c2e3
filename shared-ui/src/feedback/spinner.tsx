import { classNames } from '../styles/class-names';
import styles from './spinner.module.css';

/** Describes the props of a spinner. */
export type SpinnerProps = {
  size?: 'small' | 'medium' | 'large';
  text?: string;
  /** If true, it covers the window, while nothing else can be rendered. */
  isFullScreen?: boolean;
};

/** Renders a spinner with a text. */
export function Spinner({ size = 'medium', text = 'Loading...', isFullScreen }: SpinnerProps) {
  return (
    <span
      role="status"
      className={classNames(styles.spinner, styles[size], isFullScreen && styles.fullScreen)}
      data-size={size}
    >
      <svg className={styles.ring} viewBox="0 0 24 24" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
        <path
          d="M21.5 12A9.5 9.5 0 0 0 12 2.5"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <span>{text}</span>
    </span>
  );
}
