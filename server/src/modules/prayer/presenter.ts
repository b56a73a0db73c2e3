import type { PublicPrayer } from '@narthex/shared-contracts/schemas/prayer';
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
