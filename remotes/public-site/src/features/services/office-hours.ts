import { weekdayName } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { timeSpan } from '../../parts/time-span';

const WEEK = 7;

/** Office hours in few words: neighbouring days with the same hours together, `Sun closed` if nothing is on. */
export function officeHours(services: readonly WorshipService[]): { days: string; hours: string }[] {
  const office = services.filter((slot) => slot.kind === 'office');
  if (office.length === 0) return [];
  const hoursOf = (day: number) =>
    office
      .filter((slot) => slot.day === day)
      .map(timeSpan)
      .join(', ') || 'closed';
  const groups: { first: number; last: number; hours: string }[] = [];
  for (let step = 1; step <= WEEK; step += 1) {
    const day = step % WEEK;
    const hours = hoursOf(day);
    const group = groups.at(-1);
    if (group?.hours === hours) group.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  const short = (day: number) => weekdayName(day).slice(0, 3);
  return groups.map(({ first, last, hours }) => ({
    days: first === last ? short(first) : `${short(first)} to ${short(last)}`,
    hours,
  }));
}
