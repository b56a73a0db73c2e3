import type { AdminDashboard } from '@narthex/shared-contracts/schemas/dashboard';
import { t } from '@narthex/shared-contracts/translate';
import { StatList, type Stat } from '@narthex/shared-ui';
import styles from './stat-cards.module.css';

/** Renders the totals. A total that is unknown isn't shown. */
export function StatCards({ dashboard }: { dashboard: AdminDashboard }) {
  const {
    total_donations: donations,
    raised_for_projects: raised,
    pending_prayer_requests: pending,
  } = dashboard;
  const stats: Stat[] = [
    figure(t('Active members'), dashboard.total_members),
    figure(t('Events'), dashboard.total_events),
    figure(t('Sermons'), dashboard.total_sermons),
    {
      ...figure(t('Prayer requests'), dashboard.total_prayer_requests),
      ...(pending > 0 && { label: `Prayer requests, ${pending.toLocaleString('en-US')} pending` }),
    },
    figure(t('Ministries'), dashboard.total_ministries),
    figure(t('Announcements'), dashboard.total_announcements),
    ...(donations === null ? [] : [figure(t('Donations (KES)'), donations)]),
    ...(raised == null ? [] : [figure(t('Raised for projects (KES)'), raised)]),
  ];
  return (
    <div className={styles.stats}>
      <StatList label="Statistics" stats={stats} />
    </div>
  );
}

const figure = (label: string, value: number): Stat => ({
  key: label,
  label,
  value: value.toLocaleString('en-US'),
});
