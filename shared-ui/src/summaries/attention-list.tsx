import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './attention-list.module.css';

/** One thing that waits. */
export type AttentionItem = {
  key: string;
  /** The sentence; set the thing's name in `<b>`. */
  text: ReactNode;
  /** The link that settles it. */
  action?: ReactNode;
  /** What can be settled here, below the sentence. */
  details?: ReactNode;
};

/** What waits for this person. Shows nothing when nothing waits. */
export function AttentionList({
  title = 'Needs your attention',
  items,
}: {
  title?: string;
  items: readonly AttentionItem[];
}) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list} role="list">
        {items.map((item) => (
          <li key={item.key}>
            <div className={styles.matter}>
              <span>{item.text}</span>
              {item.action ? <span className={styles.action}>{item.action}</span> : null}
            </div>
            {item.details}
          </li>
        ))}
      </ul>
    </section>
  );
}
