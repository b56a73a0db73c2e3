import type { ICalTemporalPlainDateTimeStub, ICalTemporalZonedDateTimeStub } from 'ical-generator';
import { toOffsetTime, zonedParts } from '@narthex/shared-contracts';

/**
 * An instant as the clock in a zone shows it, in the shape of Temporal that the calendar library writes without asking
 * for the zone of this process.
 */
export function toZonedTime(instant: Date, timeZone: string): ICalTemporalZonedDateTimeStub {
  const { year, month, day, hour, minute } = zonedParts(instant, timeZone);
  const date = { year, month, day };
  const text = () => toOffsetTime(instant, timeZone);
  const fields = { ...date, hour, minute, second: instant.getUTCSeconds(), toJSON: text, toString: text };
  const plain: ICalTemporalPlainDateTimeStub = {
    ...fields,
    toPlainDate: () => ({ ...date, toJSON: text, toString: text }),
    toZonedDateTime: () => zoned,
  };
  const zoned: ICalTemporalZonedDateTimeStub = {
    ...fields,
    timeZoneId: timeZone,
    toInstant: () => ({
      epochMilliseconds: instant.getTime(),
      toJSON: text,
      toString: text,
      toZonedDateTimeISO: () => zoned,
    }),
    toPlainDateTime: () => plain,
    withTimeZone: (other) => (other === timeZone ? zoned : toZonedTime(instant, other)),
  };
  return zoned;
}
