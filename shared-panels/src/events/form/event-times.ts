import { formatDay, formatTime, plainDate } from '@narthex/shared-contracts';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';

type Times = Pick<ChurchEvent, 'start_datetime' | 'end_datetime'>;

/** Returns a range such as `6:30 PM - 8:00 PM`. If it ends on another day, the end has its date. */
export function formatTimeRange(
  { start_datetime: start, end_datetime: end }: Times,
  timeZone: string,
): string {
  const endTime = formatTime(end, timeZone);
  const isSameDay = plainDate(start, timeZone) === plainDate(end, timeZone);
  return `${formatTime(start, timeZone)} - ${isSameDay ? endTime : `${formatDay(end, timeZone)}, ${endTime}`}`;
}
