import { plainDate } from '@narthex/shared-contracts';
import { occurrences, repeats, type Schedule } from './occurrences';
import { DAY_MS } from '../../../time-units';

/** How far back and ahead the occurrences of what repeats are stored: last month's calendar, and a year's planning. */
const DAYS_BACK = 62;
const DAYS_AHEAD = 400;
/** The window is moved on when it has become this much shorter, and not at each look. */
const DAYS_BEHIND = 30;

export interface Times {
  readonly start_datetime: Date;
  readonly end_datetime: Date;
}
export interface StoredTimes extends Times {
  readonly id: number;
}

/** The time for which occurrences are stored. */
export interface StoredWindow {
  readonly from: Date;
  readonly until: Date;
}

export const windowAt = (now: Date): StoredWindow => ({
  from: new Date(now.getTime() - DAYS_BACK * DAY_MS),
  until: new Date(now.getTime() + DAYS_AHEAD * DAY_MS),
});

/** A window that ends before this moment has to be moved on. */
export const windowDueBefore = (now: Date): Date =>
  new Date(now.getTime() + (DAYS_AHEAD - DAYS_BEHIND) * DAY_MS);

/** The occurrences of an event that begin in a window, or are on when it begins; a single event has its one always. */
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
  /** Occurrences that people have seats at, and when they take place now. */
  readonly moved: readonly StoredTimes[];
  /** Those that don't take place any more. */
  readonly removed: readonly number[];
}

/**
 * Where the people who have seats belong when an event's times change: to the occurrence on the same day, or, when the
 * whole event has moved to other days, one after the other to the new ones.
 */
export function planMoves(
  seated: readonly StoredTimes[],
  times: readonly Times[],
  timeZone: string,
): OccurrencePlan {
  const toDate = ({ start_datetime: startDatetime }: Times) => plainDate(startDatetime, timeZone);
  const byDate = new Map(times.map((time) => [toDate(time), time]));
  const keepsDays = seated.some((occurrence) => byDate.has(toDate(occurrence)));
  const moved: StoredTimes[] = [];
  const removed: number[] = [];
  for (const [index, occurrence] of seated.entries()) {
    const time = keepsDays ? byDate.get(toDate(occurrence)) : times[index];
    if (time) {
      moved.push({ id: occurrence.id, start_datetime: time.start_datetime, end_datetime: time.end_datetime });
      // Two that began on one day can't both move to it.
      if (keepsDays) byDate.delete(toDate(occurrence));
    } else removed.push(occurrence.id);
  }
  return { moved, removed };
}
