import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values; an empty value says `Not provided`. */
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
