import { formatTimeAgo } from '@narthex/shared-contracts';
import type { Activity } from '@narthex/shared-contracts/schemas/dashboard';
import { ActivityList, Panel } from '@narthex/shared-ui';
import { useTimeZone } from '../use-site';
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
            key: `${activity.type} ${activity.timestamp} ${activity.name}`,
            text: (
              <>
                {activity.name ? (
                  <>
                    {activity.action}: <b>{activity.name}</b>
                  </>
                ) : (
                  activity.action
                )}
                {activity.by ? ` by ${activity.by}` : null}
              </>
            ),
            // The text of the response is as old as the response.
            when: <time dateTime={activity.timestamp}>{formatTimeAgo(activity.timestamp, timeZone)}</time>,
          }))}
        />
      )}
    </Panel>
  );
}
