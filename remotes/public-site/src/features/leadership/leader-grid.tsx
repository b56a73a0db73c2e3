import type { Leader } from '@narthex/shared-contracts/schemas/leaders';
import { LeaderCard } from './leader-card';
import styles from './leader-grid.module.css';

/** Renders leaders as a grid, or a message if there are none. */
export function LeaderGrid({ leaders }: { leaders: readonly Leader[] }) {
  if (leaders.length === 0) return <p className={styles.empty}>No leaders found in this category.</p>;
  return (
    <ul role="list" className={styles.grid}>
      {leaders.map((leader) => (
        <li key={leader.id}>
          <LeaderCard leader={leader} />
        </li>
      ))}
    </ul>
  );
}
