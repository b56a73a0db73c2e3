import {
  addDays,
  editableDepartment,
  fromFieldValue,
  plainDate,
  type Actor,
  type Department,
} from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Period } from '@narthex/shared-contracts/schemas/reports';
import { problem } from '../../problem-error';

type Query = EndpointQuery<'reports.engagement'>;

const DEFAULT_MONTHS = 12;

const toDay = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

function readParts(day: string) {
  const [year = 1970, month = 1] = day.split('-').map(Number);
  return { year, month: month - 1 };
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

function lastOfMonth(day: string): string {
  const { year, month } = readParts(day);
  return toDay(year, month + 1, 0);
}

/** Returns the requested dates of a report, or the twelve months that end with this one. */
export function readPeriod({ from, to }: Pick<Query, 'from' | 'to'>, today: string): Period {
  const last = to ?? (from !== null && from > today ? from : today);
  if (from !== null) return { from, to: last };
  const { year, month } = readParts(last);
  return { from: toDay(year, month - DEFAULT_MONTHS + 1, 1), to: last };
}

/** Extends a period to whole months, because figures by month can't be split. */
export const wholeMonths = ({ from, to }: Period): Period => ({
  from: firstOfMonth(from),
  to: lastOfMonth(to),
});

/** Lists the months of a period as YYYY-MM, the oldest first. */
export function listMonths({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let day = firstOfMonth(from); day <= to;) {
    months.push(day.slice(0, 7));
    const { year, month } = readParts(day);
    day = toDay(year, month + 1, 1);
  }
  return months;
}

/** Converts a period to instants: from the start of its first day to the start of the day after its last. */
export function periodBounds({ from, to }: Period, timeZone: string) {
  return {
    start: new Date(fromFieldValue(from, timeZone)),
    end: new Date(fromFieldValue(addDays(to, 1), timeZone)),
  };
}

/** Returns today's date in the site's time zone. */
export const todayIn = (timeZone: string): string => plainDate(new Date(), timeZone);

/** Returns the department whose figures a person gets: the requested one if they may see it, otherwise their own. */
export function readReportDepartment(actor: Actor, asked: Department | undefined): Department | null {
  const allowed = editableDepartment(actor, 'reports.read');
  if (allowed === 'all') return asked ?? null;
  if (allowed === 'none' || (asked !== undefined && asked !== allowed)) throw problem('forbidden');
  return allowed;
}
