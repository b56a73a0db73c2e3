import { ministryTexts, type Ministry } from '@narthex/shared-contracts/schemas/ministries';
import { presentTranslations } from '../../responses/translations';
import type { MinistryRow } from './repository';

export function presentMinistry(row: MinistryRow): Ministry {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    leader: row.leader,
    email: row.email,
    meetingTime: row.meetingTime,
    location: row.location,
    category: row.category,
    memberCount: row.memberCount,
    isActive: row.isActive,
    department: row.department,
    ministryPage: row.ministryPage,
    version: row.version,
    translations: presentTranslations(ministryTexts, row.translations),
  };
}
