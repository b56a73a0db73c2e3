import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** Renders a card with a heading and its actions at the right. */
export function Panel({
  title,
  actions,
  children,
}: {
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={title ? id : undefined}>
      {title || actions ? (
        <header className={styles.head}>
          {title ? <h2 id={id}>{title}</h2> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </header>
      ) : null}
      {children}
    </section>
  );
}
