import { Panel } from '@narthex/shared-ui';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './quick-actions.module.css';

export interface QuickAction {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** Renders links to the most frequent tasks. */
export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  return (
    <Panel title="Quick actions">
      <ul className={styles.list} role="list">
        {actions.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <span className={styles.icon}>
                <Icon size={20} aria-hidden="true" />
              </span>
              {label}
              <ChevronRight size={18} aria-hidden="true" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
