import { announcementTexts, type Announcement } from '@narthex/shared-contracts/schemas/announcements';
import { linkUrl } from '../../responses/links/link-url';
import { mediaUrl } from '../../responses/links/media-url';
import { presentTranslations } from '../../responses/translations';
import { isShownOn, type AnnouncementRow } from './repository';

/** `today` is the day in the site's zone. */
export function presentAnnouncement(row: AnnouncementRow, today: string): Announcement {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    category: row.category,
    priority: row.priority,
    start_date: row.startDate,
    end_date: row.endDate,
    is_active: row.isActive,
    is_featured: row.isFeatured,
    target_audience: row.targetAudience,
    contact_info: row.contactInfo,
    action_required: row.actionRequired,
    action_deadline: row.actionDeadline,
    image_url: mediaUrl(row.imageUrl),
    event_time: row.eventTime,
    event_location: row.eventLocation,
    link_url: linkUrl(row.linkUrl),
    created_at: row.createdAt.toISOString(),
    department: row.department,
    is_shown: isShownOn(row, today),
    version: row.version,
    translations: presentTranslations(announcementTexts, row.translations),
  };
}
