import { addDays } from './plain-days';

/**
 * Describes a semester of the church's calendar: `key` is its first month (`2026-09`), and both days belong
 * to it.
 */
export interface Semester {
  readonly key: string;
  readonly label: string;
  readonly from: string;
  readonly until: string;
}

/**
 * A year has three semesters. The one that begins in September ends in the first days of January, because its
 * leaders still lead the Sabbath before the new semester.
 */
const STARTS = [
  { month: '01', day: '04', label: 'January – April' },
  { month: '05', day: '01', label: 'May – August' },
  { month: '09', day: '01', label: 'September – December' },
] as const;

const KEY = /^((?:19|20|21)\d{2})-(01|05|09)$/;

function semesterAt(year: number, index: number): Semester {
  const start = STARTS[index] ?? STARTS[0];
  const next = STARTS[index + 1];
  const nextStart = next
    ? `${year}-${next.month}-${next.day}`
    : `${year + 1}-${STARTS[0].month}-${STARTS[0].day}`;
  return {
    key: `${year}-${start.month}`,
    label: `${start.label} ${year}`,
    from: `${year}-${start.month}-${start.day}`,
    until: addDays(nextStart, -1),
  };
}

/** Returns the semester with a key, or null if there is none. */
export function findSemesterByKey(key: string): Semester | null {
  const [, year, month] = KEY.exec(key) ?? [];
  const index = STARTS.findIndex((start) => start.month === month);
  return year === undefined || index < 0 ? null : semesterAt(Number(year), index);
}

/** Returns the semester that contains a day (YYYY-MM-DD). */
export function findSemester(date: string): Semester {
  const year = Number(date.slice(0, 4));
  const index = STARTS.findLastIndex(({ month, day }) => date >= `${year}-${month}-${day}`);
  return index < 0 ? semesterAt(year - 1, STARTS.length - 1) : semesterAt(year, index);
}
