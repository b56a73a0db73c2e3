import { paths } from '@narthex/shared-contracts';
import { Panel } from '@narthex/shared-ui';
import { CalendarDays, HandHeart, HeartHandshake, UserRoundPen } from 'lucide-react';
import { Link } from '@narthex/remote-kit/router';
import styles from './quick-actions-panel.module.css';

const ACTIONS = [
  { to: paths.memberProfile.to(), label: 'Update profile', icon: UserRoundPen },
  { to: paths.prayerDepartment.to(), label: 'Ask for prayer', icon: HeartHandshake },
  { to: paths.giving.to(), label: 'Give', icon: HandHeart },
  { to: paths.calendar.to(), label: 'Calendar', icon: CalendarDays },
] as const;

/** Renders links to the most frequent tasks of members. */
export function QuickActionsPanel() {
  return (
    <Panel title="Quick Actions">
      <ul className={styles.list} role="list">
        {ACTIONS.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <Icon size={22} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
