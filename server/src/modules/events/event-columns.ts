import { fromFieldValue } from '@narthex/shared-contracts';
import { eventInputSchema, type ValidatedEvent } from '@narthex/shared-contracts/schemas/events';
import { t } from '@narthex/shared-contracts/translate';
import { fieldProblem } from '../../problem-error';
import { parseUpdate } from '../../requests/parse-input';
import { pickEventColumns, type EventColumns, type EventRow } from './repository';

const ISO = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2200;

function readInstant(text: string, timeZone: string): Date | null {
  try {
    return new Date(fromFieldValue(text, timeZone));
  } catch (error) {
    // The date or time doesn't exist, such as 30 February.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Converts the date and time of a form to an instant. Values without an offset are in the site's time zone. */
function toInstant(field: string, text: string, timeZone: string): Date {
  const instant = ISO.test(text) ? readInstant(text, timeZone) : null;
  const year = instant?.getUTCFullYear() ?? 0;
  if (instant && year >= FIRST_YEAR && year <= LAST_YEAR) return instant;
  throw fieldProblem(field, 'A valid date and time is required');
}

/** Converts a validated body to columns. Throws 422 if the end is before the start; both may be equal. */
export function eventColumns(input: ValidatedEvent, timeZone: string) {
  const startDatetime = toInstant('start_datetime', input.start_datetime, timeZone);
  const endDatetime = toInstant('end_datetime', input.end_datetime, timeZone);
  if (endDatetime < startDatetime) throw fieldProblem('end_datetime', t('End must be after the start'));
  return {
    ...pickEventColumns(input),
    start_datetime: startDatetime,
    end_datetime: endDatetime,
    entry_fee: input.entry_fee === null ? null : input.entry_fee.toFixed(2),
  } satisfies Partial<EventColumns>;
}

/** Merges the fields of a request into the stored event, so that fields that weren't sent stay as they are. */
export const mergeEventInput = (event: EventRow, body: object) =>
  parseUpdate(eventInputSchema, body, event, {
    start_datetime: event.start_datetime.toISOString(),
    end_datetime: event.end_datetime.toISOString(),
  });
