import { formatTimeAgo } from '@narthex/shared-contracts';
import type { Activity } from '@narthex/shared-contracts/schemas/dashboard';
import { ActivityList, Panel } from '@narthex/shared-ui';
import { useTimeZone } from '../use-site';
import styles from './recent-activities.module.css';

/** Renders recent activities, newest first. */
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
            // The relative time in the response was computed when it was sent, so it is computed anew.
            when: <time dateTime={activity.timestamp}>{formatTimeAgo(activity.timestamp, timeZone)}</time>,
          }))}
        />
      )}
    </Panel>
  );
}
