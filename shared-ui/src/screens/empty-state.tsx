import type { ReactNode } from 'react';
import { EmptyPicture } from './empty-picture';
import styles from './state.module.css';

/** What is missing, and how to fill it. */
export type EmptyStateProps = {
  /** The sentence: "No events yet." */
  title: string;
  /** What would stand here, or why nothing does. */
  children?: ReactNode;
  /** The button or link that fills it. */
  action?: ReactNode;
  /** Below the page's own heading, without one of a list between them, it is 2. */
  level?: 2 | 3;
};

/** An empty list: a picture, a sentence, and the action that fills it. */
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
