import type { ReactNode } from 'react';
import { EmptyPicture } from './empty-picture';
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
