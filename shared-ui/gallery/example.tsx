import type { ReactNode } from 'react';
import styles from './gallery.module.css';

type ExampleProps = { title: string; children: ReactNode; isWide?: boolean };

/** Renders a component in one state, with the name of the state. */
export function Example({ title, children, isWide = false }: ExampleProps) {
  return (
    <div className={isWide ? styles.wideExample : styles.example}>
      <p className={styles.caption}>{title}</p>
      <div className={styles.stage}>{children}</div>
    </div>
  );
}

/** Renders the components of one folder. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={title.toLowerCase()} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.examples}>{children}</div>
    </section>
  );
}
