import { fromFieldValue, toFieldValue } from '@narthex/shared-contracts';
import type { ChurchEvent, ValidatedEvent } from '@narthex/shared-contracts/schemas/events';

/** Returns dates for the form in the site's zone. The pattern defaults to weekly, for events that will repeat later. */
export const getValues = (
  event: Pick<ChurchEvent, 'start_datetime' | 'end_datetime' | 'recurrence_pattern'>,
  timeZone: string,
) => ({
  start_datetime: toFieldValue(event.start_datetime, timeZone),
  end_datetime: toFieldValue(event.end_datetime, timeZone),
  recurrence_pattern: event.recurrence_pattern ?? ('weekly' as const),
});

/** Returns the request body. Typed times are in the site's zone, whatever zone the browser uses. */
export const buildBody = (event: ValidatedEvent, timeZone: string): ValidatedEvent => ({
  ...event,
  start_datetime: fromFieldValue(event.start_datetime, timeZone),
  end_datetime: fromFieldValue(event.end_datetime, timeZone),
});
