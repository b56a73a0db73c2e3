import { monthName, plainDate, shortMonth } from '@narthex/shared-contracts';
import type { BarPoint } from '@narthex/shared-ui';

/** Returns the label of a month: `November 2026` for `2026-11`. */
export const formatMonth = (month: string): string =>
  `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;

/** Returns monthly figures as bars of a chart. The current month is marked, since it isn't complete. */
export function toMonthPoints(
  months: readonly { readonly month: string; readonly value: number }[],
  timeZone: string,
): BarPoint[] {
  const thisMonth = plainDate(new Date(), timeZone).slice(0, 7);
  return months.map(({ month, value }) => ({
    key: month,
    label: formatMonth(month),
    shortLabel: shortMonth(Number(month.slice(5))),
    value,
    isCurrent: month === thisMonth,
  }));
}
