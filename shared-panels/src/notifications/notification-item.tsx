import { formatTimeAgo } from '@narthex/shared-contracts';
import type { Notification, NotificationKind } from '@narthex/shared-contracts/schemas/notifications';
import { IconButton } from '@narthex/shared-ui';
import {
  ChartColumn,
  Check,
  CircleCheck,
  FilePen,
  Info,
  Reply,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTimeZone } from '../use-site';
import styles from './notifications-list.module.css';

const KIND_FACTS: Readonly<Record<NotificationKind, { readonly label: string; readonly Icon: LucideIcon }>> =
  {
    proposal: { label: 'Proposal', Icon: FilePen },
    decision: { label: 'Decision', Icon: CircleCheck },
    join_request: { label: 'Request to join', Icon: UserPlus },
    reply: { label: 'Reply', Icon: Reply },
    report: { label: 'Report', Icon: ChartColumn },
    system: { label: 'From the site', Icon: Info },
  };

interface NotificationItemProps {
  notification: Notification;
  onRead: () => void;
  onFollow: () => void;
}

/** Renders a notification with its text, its time and a link to the place where it can be handled. */
export function NotificationItem({ notification, onRead, onFollow }: NotificationItemProps) {
  const { kind, text, link, is_read: isRead, created_at: at } = notification;
  const timeZone = useTimeZone();
  const { label, Icon } = KIND_FACTS[kind];
  return (
    <li className={styles.item} data-state={isRead ? 'read' : 'unread'}>
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.text}>
        {link ? (
          <Link to={link} onClick={onFollow}>
            {text}
          </Link>
        ) : (
          <p>{text}</p>
        )}
        <small>
          {label}, {formatTimeAgo(at, timeZone)}
          {isRead ? '' : ', unread'}
        </small>
      </div>
      {isRead ? null : (
        <IconButton
          label={`Mark as read: ${text}`}
          icon={<Check size={18} aria-hidden="true" />}
          onClick={onRead}
        />
      )}
    </li>
  );
}
