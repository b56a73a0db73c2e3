import { useSession } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { IconButton, Sheet } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { lazySection } from '../lazy-section';
import { notificationsQuery } from './notifications-query';
import styles from './notifications-bell.module.css';

const NotificationsList = lazySection(() => import('./notifications-list'));
const MAX_COUNT = 9;

/** Renders the bell of a dashboard's bar, with the number of unread notifications. It opens their list. */
export function NotificationsBell() {
  const actorId = useSession((session) => session.actor?.id);
  const { data } = useQuery(notificationsQuery(actorId));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const unread = data?.unread ?? 0;
  return (
    <span className={styles.bell}>
      <IconButton
        variant="outlined"
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        icon={<Bell size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {unread > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {unread > MAX_COUNT ? `${MAX_COUNT}+` : unread}
        </span>
      ) : null}
      {isOpen ? (
        <Sheet
          isOpen
          onClose={close}
          label="Notifications"
          closeLabel={t('Close notifications')}
          side="right"
          head={<h2>Notifications</h2>}
        >
          <NotificationsList onFollow={close} />
        </Sheet>
      ) : null}
    </span>
  );
}
