import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names';
import styles from './mark.module.css';

/** Renders the arch of the logo. */
export function ArchMark({ size = 40 }: { size?: number }) {
  return (
    <svg
      className={styles.arch}
      width={(size * 34) / 40}
      height={size}
      viewBox="0 0 34 40"
      aria-hidden="true"
    >
      <path className={styles.wall} d="M1 39V17a16 16 0 0132 0v22z" />
      <path className={styles.light} d="M10 39V19a7 7 0 0114 0v20z" />
      <path className={styles.bars} d="M17 12v27M10 24h14" />
    </svg>
  );
}

/** The name of the site, and a line below it. */
export type MarkProps = { siteName: string; tagline?: ReactNode; size?: 'small' | 'medium' };

/** Renders the arch and the name of the site, to be placed in the link to the home page. */
export function Mark({ siteName, tagline, size = 'medium' }: MarkProps) {
  return (
    <span className={classNames(styles.mark, styles[size])}>
      <ArchMark size={size === 'small' ? 28 : 40} />
      <span>
        <span className={styles.name}>{siteName}</span>
        {tagline ? <span className={styles.tagline}>{tagline}</span> : null}
      </span>
    </span>
  );
}
