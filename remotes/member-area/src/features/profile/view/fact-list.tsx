import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Renders names with values. An empty value is shown as `Not provided`. */
export function FactList({ facts, columns = 1 }: { facts: readonly Fact[]; columns?: 1 | 2 }) {
  return (
    <dl className={styles.facts} data-columns={columns}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className={styles.none}>Not provided</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
