import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import { mediaUrl } from '../responses/media-url';
import type { AnnouncementRow } from './repository';

export function presentAnnouncement(row: AnnouncementRow): Announcement {
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
    created_at: row.createdAt.toISOString(),
  };
}
