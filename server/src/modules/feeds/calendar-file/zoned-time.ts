import type { ICalTemporalPlainDateTimeStub, ICalTemporalZonedDateTimeStub } from 'ical-generator';
import { toOffsetTime, zonedParts } from '@narthex/shared-contracts';

/**
 * Converts an instant to the local time of a zone. The calendar library writes this shape of Temporal without using the
 * time zone of the process.
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
