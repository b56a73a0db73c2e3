import type { ReactNode } from 'react';
import styles from './state.module.css';

/** Describes the props of an empty state. */
export type EmptyStateProps = {
  /** Holds the title as a sentence: "No events yet." */
  title: string;
  /** Holds a text about what will be here, or why nothing is. */
  children?: ReactNode;
  /** Holds the button or link that adds the first entry. */
  action?: ReactNode;
  /** Holds the heading level: 2 if only the heading of the page is above it. */
  level?: 2 | 3;
};

/** Renders an empty list: a picture, a sentence, and the action that adds the first entry. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.state}>
      <EmptyPicture />
      <Heading>{title}</Heading>
      {children ? <div className={styles.sentence}>{children}</div> : null}
      {action ? <div className={styles.actions}>{action}</div> : null}
    </div>
  );
}

/** Renders a lit doorway without people. */
function EmptyPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 200 132" width="200" height="132" aria-hidden="true">
      <ellipse fill="var(--color-sunken)" cx="100" cy="118" rx="92" ry="12" />
      <path fill="var(--color-neutral-tint)" d="M14 118c20-30 46-38 70-24s56 10 104 24z" />
      <path fill="var(--color-brand)" d="M66 118V56a34 34 0 0 1 68 0v62z" />
      <path fill="var(--color-light)" d="M82 118V60a18 18 0 0 1 36 0v58z" />
      <path fill="var(--color-light)" fillOpacity="0.42" d="M82 118h36l34 12H48z" />
      <path fill="none" stroke="var(--color-brand)" strokeWidth="2.5" d="M100 42v76M82 78h36" />
      <circle fill="var(--color-gold)" cx="34" cy="40" r="2.5" />
      <circle fill="var(--color-gold)" cx="162" cy="28" r="3" />
      <circle fill="var(--color-gold)" cx="176" cy="62" r="2" />
    </svg>
  );
}
