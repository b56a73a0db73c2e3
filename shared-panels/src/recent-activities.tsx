import type { Activity } from '@narthex/shared-contracts/schemas/dashboard';
import { ActivityList, Panel } from '@narthex/shared-ui';
import { formatTimeAgo } from './relative-time';
import { useTimeZone } from './use-site';
import styles from './recent-activities.module.css';

/** What happened lately, newest first, as the dashboard endpoints return it. */
export function RecentActivities({ title, activities }: { title: string; activities: readonly Activity[] }) {
  const timeZone = useTimeZone();
  return (
    <Panel title={title}>
      {activities.length === 0 ? (
        <p className={styles.none}>Nothing has happened yet.</p>
      ) : (
        <ActivityList
          label={title}
          items={activities.map((activity) => ({
            key: `${activity.type} ${activity.time} ${activity.name}`,
            text: (
              <>
                {activity.name ? (
                  <>
                    {activity.action}: <b>{activity.name}</b>
                  </>
                ) : (
                  activity.action
                )}
              </>
            ),
            when: formatTimeAgo(activity.time, timeZone),
          }))}
        />
      )}
    </Panel>
  );
}
