import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './attention-list.module.css';

/** Describes an open item. */
export type AttentionItem = {
  key: string;
  /** Holds the sentence. The name of the subject is in `<b>`. */
  text: ReactNode;
  /** Holds the link to the place where the item is handled. */
  action?: ReactNode;
  /** Holds the content below the sentence that handles the item in place. */
  details?: ReactNode;
};

/** Renders the open items of a person. Renders nothing if there are none. */
export function AttentionList({
  title = 'Needs your attention',
  items,
  footer,
}: {
  title?: string;
  items: readonly AttentionItem[];
  /** Holds what can be done with the whole list. */
  footer?: ReactNode;
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
      {footer}
    </section>
  );
}
