import { ministryTexts } from '@narthex/shared-contracts/schemas/ministries';
import type { OwnMinistry } from '@narthex/shared-contracts/schemas/own-account';
import type { Translations } from '@narthex/shared-contracts/schemas/translations';
import { t } from '@narthex/shared-contracts/translate';
import type { Say } from '../../../responses/translate-message';
import { presentTranslations } from '../../../responses/translations';
import type { OwnMinistryRow } from './membership-repository';

const { name, meetingTime, location } = ministryTexts;
const TEXTS = { name, meeting_time: meetingTime, location };

/** Translations are stored by the names of a ministry's own fields, one of which has another name here. */
const renameTime = (stored: Translations): Translations =>
  Object.fromEntries(
    Object.entries(stored).map(([language, texts = {}]) => [
      language,
      { ...texts, ...(texts['meetingTime'] && { meeting_time: texts['meetingTime'] }) },
    ]),
  );

/** Is what the database stores for whoever got no other role. */
const DEFAULT_ROLE = t('Member');

/** Presents a membership; the role that everybody gets is in the language of the page. */
export const presentMembership = (row: OwnMinistryRow, say: Say): OwnMinistry => ({
  id: row.id,
  name: row.name,
  role: row.role === DEFAULT_ROLE ? say(DEFAULT_ROLE) : row.role,
  status: row.status,
  meeting_time: row.meetingTime,
  location: row.location,
  translations: presentTranslations(TEXTS, renameTime(row.translations)),
});
