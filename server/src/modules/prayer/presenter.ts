import type { ModeratedPrayer, PublicPrayer } from '@narthex/shared-contracts/schemas/prayer';
import type { ModeratedRow } from './moderation-repository';
import type { PrayerRow } from './repository';

export function presentPublicPrayer(row: PrayerRow): PublicPrayer {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    prayer_type: row.prayerType,
    is_urgent: row.isUrgent,
    is_anonymous: row.isAnonymous,
    requester_name: row.isAnonymous ? null : row.requesterName,
    status: 'approved',
    prayed_count: row.prayedCount,
    created_at: row.createdAt.toISOString(),
  };
}

/** For moderators; who asked to stay unnamed is unnamed here too. */
export function presentModeratedPrayer(row: ModeratedRow): ModeratedPrayer {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    prayer_text: row.description,
    category: row.category,
    urgency_level: row.isUrgent ? 'urgent' : 'normal',
    is_public: row.isPublic,
    is_anonymous: row.isAnonymous,
    requester_name: row.isAnonymous ? null : row.requesterName,
    status: row.status,
    is_featured: row.isFeatured,
    prayed_count: row.prayedCount,
    rejected_reason: row.rejectedReason,
    approved_by: row.approver,
    approved_at: row.approvedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
