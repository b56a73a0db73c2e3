import type { MemberOverview } from '@narthex/shared-contracts/schemas/dashboard';
import { StatList } from '@narthex/shared-ui';
import styles from './member-figures.module.css';

export function MemberFigures({ overview }: { overview: MemberOverview }) {
  const { membership_since, prayer_requests_count, events_attended, ministries_joined } = overview;
  return (
    <StatList
      label="Your figures"
      stats={[
        {
          key: 'since',
          value: membership_since?.slice(0, 4) ?? <span className={styles.unset}>Not set</span>,
          label: 'Member Since',
        },
        { key: 'prayers', value: prayer_requests_count, label: 'Prayer Requests' },
        { key: 'events', value: events_attended, label: 'Events Attended' },
        { key: 'ministries', value: ministries_joined, label: 'Ministries Joined' },
      ]}
    />
  );
}
