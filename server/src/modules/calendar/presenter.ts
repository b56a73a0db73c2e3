import {
  calendarEntrySchema,
  calendarTexts,
  type CalendarEntry,
} from '@narthex/shared-contracts/schemas/calendar';
import { presentTranslations } from '../../responses/translations';
import { presentRow } from '../../responses/present-row';
import type { CalendarRow } from './repository';

export const presentEntry = (row: CalendarRow): CalendarEntry =>
  presentRow(calendarEntrySchema, row, {
    translations: presentTranslations(calendarTexts, row.translations),
  });
