import { calendarTexts, type CalendarEntry } from '@narthex/shared-contracts/schemas/calendar';
import { presentTranslations } from '../../responses/translations';
import type { CalendarRow } from './repository';

export function presentEntry(row: CalendarRow): CalendarEntry {
  return {
    id: row.id,
    date: row.date,
    sabbath_school_topic: row.sabbathSchoolTopic,
    sabbath_school_presenter: row.sabbathSchoolPresenter,
    divine_service_topic: row.divineServiceTopic,
    divine_service_preacher: row.divineServicePreacher,
    afternoon_program: row.afternoonProgram,
    afternoon_presenter: row.afternoonPresenter,
    special_notes: row.specialNotes,
    event_type: row.eventType,
    is_featured: row.isFeatured,
    version: row.version,
    translations: presentTranslations(calendarTexts, row.translations),
  };
}
