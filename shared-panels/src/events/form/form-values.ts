import { fromFieldValue, toFieldValue } from '@narthex/shared-contracts';
import type { ChurchEvent, ValidatedEvent } from '@narthex/shared-contracts/schemas/events';

/** Dates as the form holds them: in the site's zone. An event that doesn't repeat would repeat weekly. */
export const getValues = (
  event: Pick<ChurchEvent, 'start_datetime' | 'end_datetime' | 'recurrence_pattern'>,
  timeZone: string,
) => ({
  start_datetime: toFieldValue(event.start_datetime, timeZone),
  end_datetime: toFieldValue(event.end_datetime, timeZone),
  recurrence_pattern: event.recurrence_pattern ?? ('weekly' as const),
});

/** What is sent: a typed time is meant in the site's zone, whatever zone the browser is in. */
export const buildBody = (event: ValidatedEvent, timeZone: string): ValidatedEvent => ({
  ...event,
  start_datetime: fromFieldValue(event.start_datetime, timeZone),
  end_datetime: fromFieldValue(event.end_datetime, timeZone),
});
