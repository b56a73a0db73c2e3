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
};

/** An empty list: a picture, a sentence, and the action that fills it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <EmptyPicture />
      <h3>{title}</h3>
      {children ? <div className={styles.sentence}>{children}</div> : null}
      {action ? <div className={styles.actions}>{action}</div> : null}
    </div>
  );
}
