import { formatPlainDate, paths } from '@narthex/shared-contracts';
import {
  ANNOUNCEMENT_AUDIENCE_LABELS,
  ANNOUNCEMENT_CATEGORY_LABELS,
} from '@narthex/shared-contracts/enum-labels';
import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { Badge, VisuallyHidden, buttonClassName } from '@narthex/shared-ui';
import { Clock, MapPin } from 'lucide-react';
import { SmartLink } from '../../components/links/smart-link';
import { LinkedText } from '../../components/text/linked-text';
import type { ReactNode } from 'react';
import { splitParagraphs } from '../../components/text/paragraphs';
import styles from './announcement-list.module.css';

/** Renders links that share a path with a text. */
type RenderShare = (path: string, text: string) => ReactNode;

interface AnnouncementItemProps {
  readonly announcement: Announcement;
  readonly day: (date: string) => string;
  readonly renderShare: RenderShare;
}

function AnnouncementItem({ announcement, day, renderShare }: AnnouncementItemProps) {
  const { id, title, content, category, priority, contact_info: contact } = announcement;
  const posted = announcement.start_date ?? announcement.created_at.slice(0, 10);
  return (
    <article className={styles.item} id={`announcement-${id}`} aria-labelledby={`announcement-${id}-title`}>
      <p className={styles.tags}>
        {priority === 'urgent' || priority === 'high' ? (
          <Badge tone={priority === 'urgent' ? 'bad' : 'warn'}>
            {priority === 'urgent' ? 'Urgent' : 'Important'}
          </Badge>
        ) : null}
        <time dateTime={posted}>{day(posted)}</time>
        <span>{ANNOUNCEMENT_CATEGORY_LABELS[category]}</span>
        {announcement.target_audience === 'all' ? null : (
          <span>{ANNOUNCEMENT_AUDIENCE_LABELS[announcement.target_audience]}</span>
        )}
      </p>
      <h3 className={styles.title} id={`announcement-${id}-title`} lang={textLanguage(announcement, 'title')}>
        {title}
      </h3>
      {splitParagraphs(content).map((paragraph, index) => (
        <p key={index} className={styles.text} lang={textLanguage(announcement, 'content')}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {announcement.event_time || announcement.event_location ? (
        <ul role="list" className={styles.facts}>
          {announcement.event_time ? (
            <li>
              <Clock size={16} aria-hidden="true" />
              {announcement.event_time}
            </li>
          ) : null}
          {announcement.event_location ? (
            <li lang={textLanguage(announcement, 'event_location')}>
              <MapPin size={16} aria-hidden="true" />
              {announcement.event_location}
            </li>
          ) : null}
        </ul>
      ) : null}
      {announcement.action_required ? (
        <p className={styles.action}>
          <b lang={textLanguage(announcement, 'action_required')}>{announcement.action_required}</b>
          {announcement.action_deadline ? ` Until ${day(announcement.action_deadline)}.` : ''}
        </p>
      ) : null}
      {contact ? (
        <p className={styles.contact}>
          Questions: <LinkedText text={contact} />
        </p>
      ) : null}
      <div className={styles.ways}>
        {announcement.link_url ? (
          <SmartLink className={buttonClassName({ variant: 'quiet' })} to={announcement.link_url}>
            Read more
            <VisuallyHidden>: {title}</VisuallyHidden>
          </SmartLink>
        ) : null}
        {renderShare(`${paths.announcements.to()}#announcement-${id}`, title)}
      </div>
    </article>
  );
}

interface AnnouncementListProps {
  readonly announcements: readonly Announcement[];
  readonly now: string | undefined;
  readonly renderShare: RenderShare;
}

/** Renders today's announcements, the most urgent first. */
export function AnnouncementList({ announcements, now, renderShare }: AnnouncementListProps) {
  const day = (date: string) => formatPlainDate(date, new Date(now ?? `${date}T12:00:00Z`));
  return (
    <ul role="list" className={styles.list}>
      {announcements.map((announcement) => (
        <li key={announcement.id}>
          <AnnouncementItem announcement={announcement} day={day} renderShare={renderShare} />
        </li>
      ))}
    </ul>
  );
}
