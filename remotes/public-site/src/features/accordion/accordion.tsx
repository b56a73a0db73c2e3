import { useId, type ReactNode } from 'react';
import styles from './accordion.module.css';

interface AccordionItem {
  readonly key: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Holds the heading level of the titles in the outline of the page. */
  readonly level?: 3 | 4;
}

/** Renders questions whose answers the browser opens one at a time; the first one is open at first. */
export function Accordion({ items, level = 3 }: AccordionProps) {
  const name = useId();
  const Title = `h${level}` as const;

  return (
    <div className={styles.accordion}>
      {items.map(({ key, title, body }, index) => (
        <details key={key} name={name} open={index === 0} className={styles.item}>
          <summary className={styles.summary}>
            <Title className={styles.title}>{title}</Title>
            <span className={styles.marker} aria-hidden="true" />
          </summary>
          <div className={styles.body}>{body}</div>
        </details>
      ))}
    </div>
  );
}
