import {
  moderatedPrayerSchema,
  publicPrayerSchema,
  type ModeratedPrayer,
  type PublicPrayer,
} from '@narthex/shared-contracts/schemas/prayers';
import { presentRow } from '../../responses/present-row';
import type { ModeratedRow } from './moderation-repository';
import type { PrayerRow } from './repository';

export const presentPublicPrayer = (row: PrayerRow): PublicPrayer =>
  presentRow(publicPrayerSchema, row, {
    requester_name: row.is_anonymous ? null : row.requester_name,
    status: 'approved',
  });

/** Presents a request to moderators, who don't see the names of anonymous senders either. */
export const presentModeratedPrayer = (row: ModeratedRow): ModeratedPrayer =>
  presentRow(moderatedPrayerSchema, row, {
    prayer_text: row.description,
    urgency_level: row.is_urgent ? 'urgent' : 'normal',
    requester_name: row.is_anonymous ? null : row.requester_name,
    approved_by: row.approver,
  });
