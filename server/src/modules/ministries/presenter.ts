import { ministrySchema, ministryTexts, type Ministry } from '@narthex/shared-contracts/schemas/ministries';
import { presentRow } from '../../responses/present-row';
import { presentTranslations } from '../../responses/translations';
import type { MinistryRow } from './repository';

/** The specification names four fields of a ministry in camel case. */
export const presentMinistry = (row: MinistryRow): Ministry =>
  presentRow(ministrySchema, row, {
    meetingTime: row.meeting_time,
    memberCount: row.member_count,
    isActive: row.is_active,
    ministryPage: row.ministry_page,
    translations: presentTranslations(ministryTexts, row.translations),
  });
