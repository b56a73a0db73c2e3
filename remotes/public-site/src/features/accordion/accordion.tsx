import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  readonly key: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Holds the heading level of the titles in the outline of the page. */
  readonly level?: 3 | 4;
}

/** Renders questions whose answers open one at a time, also without JavaScript. */
export function Accordion({ items, level = 3 }: AccordionProps) {
  const name = useId();
  const [open, setOpen] = useState<string | undefined>(items[0]?.key);
  const Title = `h${level}` as const;

  function handleClick(event: MouseEvent, key: string) {
    event.preventDefault();
    setOpen((before) => (before === key ? undefined : key));
  }

  return (
    <div className={styles.accordion}>
      {items.map(({ key, title, body }) => (
        <details key={key} name={name} open={open === key} className={styles.item}>
          <summary className={styles.summary} onClick={(event) => handleClick(event, key)}>
            <Title className={styles.title}>{title}</Title>
            <span className={styles.marker} aria-hidden="true" />
          </summary>
          <div className={styles.body}>{body}</div>
        </details>
      ))}
    </div>
  );
}
