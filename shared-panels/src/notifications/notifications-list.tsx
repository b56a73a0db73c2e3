import { call, useSession } from '@narthex/shared-auth';
import { Button, EmptyState, ErrorBanner, Spinner } from '@narthex/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isGone } from '../action/explain-failure';
import { LoadFailure } from '../load-failure';
import { NotificationItem } from './notification-item';
import { notificationsKey, notificationsQuery } from './notifications-query';
import styles from './notifications-list.module.css';

/** Renders the notifications, newest first. Following a link marks its notification as read. */
export default function NotificationsList({ onFollow }: { onFollow: () => void }) {
  const actorId = useSession((session) => session.actor?.id);
  const query = useQuery(notificationsQuery(actorId));
  const { data, error } = query;
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: notificationsKey(actorId) });
  const markRead = useMutation({
    mutationFn: (id: number) => call('notifications.markRead', { id }),
    onSettled: reload,
  });
  const markAllRead = useMutation({
    // A notification that isn't in the list yet was not seen.
    mutationFn: (upTo: number) => call('notifications.markAllRead', { body: { up_to: upTo } }),
    onSettled: reload,
  });
  // A notification goes with what it is about, such as a request that was taken back.
  const hasFailed = [markRead.error, markAllRead.error].some((cause) => cause && !isGone(cause));

  return (
    <div className={styles.content}>
      {hasFailed ? <ErrorBanner>Failed to mark it as read. Please try again.</ErrorBanner> : null}
      {data && data.unread > 0 ? (
        <Button
          variant="quiet"
          size="small"
          isBusy={markAllRead.isPending}
          onClick={() => markAllRead.mutate(Math.max(...data.notifications.map(({ id }) => id)))}
        >
          Mark all as read
        </Button>
      ) : null}
      {!data && error ? <LoadFailure message="Failed to load notifications" query={query} /> : null}
      {!data && !error ? <Spinner text="Loading notifications..." /> : null}
      {data?.notifications.length === 0 ? (
        <EmptyState title="No notifications yet">
          Decisions, requests and replies that concern you show here.
        </EmptyState>
      ) : null}
      {data && data.notifications.length > 0 ? (
        <ul className={styles.list} role="list">
          {data.notifications.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onRead={() => markRead.mutate(notification.id)}
              onFollow={() => {
                if (!notification.is_read) markRead.mutate(notification.id);
                onFollow();
              }}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
