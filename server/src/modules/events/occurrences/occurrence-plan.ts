import { plainDate } from '@narthex/shared-contracts';
import { occurrences, repeats, type Schedule } from './occurrences';
import { DAY_MS } from '../../../time-units';

/**
 * Occurrences of repeating events are stored this far back, for last month's calendar, and this far ahead, for a year
 * of planning.
 */
const DAYS_BACK = 62;
const DAYS_AHEAD = 400;
/** The window is extended only after it has become this many days shorter, so that not every read has to write. */
const DAYS_BEHIND = 30;

export interface Times {
  readonly start_datetime: Date;
  readonly end_datetime: Date;
}
export interface StoredTimes extends Times {
  readonly id: number;
}
export interface PlannedTimes extends StoredTimes {
  /** Is true if people have seats or wait for one. */
  readonly isSeated: boolean;
}

/** Is the period for which occurrences are stored. */
export interface StoredWindow {
  readonly from: Date;
  readonly until: Date;
}

export const windowAt = (now: Date): StoredWindow => ({
  from: new Date(now.getTime() - DAYS_BACK * DAY_MS),
  until: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
});

/** Returns the instant before which a window that ends must be extended. */
export const windowDueBefore = (now: Date): Date =>
  new Date(now.getTime() + (DAYS_AHEAD - DAYS_BEHIND) * DAY_MS);

/**
 * Lists the occurrences of an event that begin in a window or are in progress when it begins. A single event always
 * returns its only one.
 */
export function timesWithin(schedule: Schedule, timeZone: string, { from, until }: StoredWindow): Times[] {
  const { start_datetime: startDatetime, end_datetime: endDatetime } = schedule;
  if (!repeats(schedule)) return [{ start_datetime: startDatetime, end_datetime: endDatetime }];
  const times: Times[] = [];
  for (const time of occurrences(schedule, timeZone, from)) {
    if (time.start_datetime >= until) break;
    times.push({ start_datetime: time.start_datetime, end_datetime: time.end_datetime });
  }
  return times;
}

export interface OccurrencePlan {
  /** Lists occurrences with seats, at their new times. */
  readonly moved: readonly StoredTimes[];
  /** Lists the ids of occurrences that no longer take place. */
  readonly removed: readonly number[];
}

/**
 * Decides which new occurrence keeps the seats of an old one when the times of an event change: the one on the same day
 * or, if no day is kept, the one at the same position in the series, in which occurrences without seats count too.
 */
export function planMoves(
  planned: readonly PlannedTimes[],
  times: readonly Times[],
  timeZone: string,
): OccurrencePlan {
  const toDate = ({ start_datetime: startDatetime }: Times) => plainDate(startDatetime, timeZone);
  const byDate = new Map(times.map((time) => [toDate(time), time]));
  const keepsDays = planned.some((occurrence) => occurrence.isSeated && byDate.has(toDate(occurrence)));
  const moved: StoredTimes[] = [];
  const removed: number[] = [];
  for (const [index, occurrence] of planned.entries()) {
    if (!occurrence.isSeated) continue;
    const time = keepsDays ? byDate.get(toDate(occurrence)) : times[index];
    if (time) {
      moved.push({ id: occurrence.id, start_datetime: time.start_datetime, end_datetime: time.end_datetime });
      // Two occurrences that began on the same day can't both move to the same new one.
      if (keepsDays) byDate.delete(toDate(occurrence));
    } else removed.push(occurrence.id);
  }
  return { moved, removed };
}
